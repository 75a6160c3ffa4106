const WIDTH = 2 ** 32;

/**
 * A date outside the range of JavaScript's Date. BSON keeps milliseconds as a 64 bit integer, and such a
 * date has to be stored, compared and given back whole, though nothing can print it.
 */
export class WideDate extends Date {
  readonly millis: bigint;

  constructor(millis: bigint) {
    super(Number.NaN);
    this.millis = millis;
  }

  override getTime(): number {
    return Number(this.millis);
  }

  override valueOf(): number {
    return Number(this.millis);
  }
}

const LIMIT = 8_640_000_000_000_000n;

/** The date at so many milliseconds since 1970, whether JavaScript can tell its name or not. */
export const dateFrom = (millis: bigint): Date =>
  millis > LIMIT || millis < -LIMIT ? new WideDate(millis) : new Date(Number(millis));

export const millisOf = (date: Date): bigint =>
  date instanceof WideDate ? date.millis : BigInt(Number.isNaN(date.getTime()) ? 0 : date.getTime());

/** The same from the two halves of the 64 bit integer, without a BigInt on the common path. */
export const dateFromHalves = (low: number, high: number): Date => {
  const millis = high * WIDTH + low;
  return Number.isSafeInteger(millis)
    ? millis >= -8.64e15 && millis <= 8.64e15
      ? new Date(millis)
      : new WideDate(BigInt(millis))
    : new WideDate((BigInt(high) << 32n) | BigInt(low));
};
