import { Long, Timestamp } from "bson";

/** A logical time: seconds and a counter within them, never twice the same. */
export interface Time {
  readonly seconds: number;
  readonly count: number;
}

export const toTimestamp = ({ seconds, count }: Time): Timestamp =>
  new Timestamp(new Long(count, seconds, true));

export const timeOf = (timestamp: Timestamp): Time => ({
  seconds: timestamp.getHighBitsUnsigned(),
  count: timestamp.getLowBitsUnsigned(),
});

export const compareTimes = (a: Time, b: Time): number => a.seconds - b.seconds || a.count - b.count;

/** The time after `last`: of the wall clock, or the next count when that has not moved on. */
export const nextTime = (last: Time, now: Date): Time => {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds > last.seconds ? { seconds, count: 1 } : { seconds: last.seconds, count: last.count + 1 };
};

/** Keys of the oplog: in order of time. */
export const timeKey = ({ seconds, count }: Time): Buffer => {
  const key = Buffer.allocUnsafe(8);
  key.writeUInt32BE(seconds, 0);
  key.writeUInt32BE(count, 4);
  return key;
};

export const timeOfKey = (key: Buffer): Time => ({
  seconds: key.readUInt32BE(0),
  count: key.readUInt32BE(4),
});
