/** A clock that stands still until it is moved. */
export interface Clock {
  readonly now: () => Date;
  readonly advance: (milliseconds: number) => void;
}

export const makeClock = (start: Date | string = new Date()): Clock => {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
};
