import { Decimal128, Double, Int32 } from "bson";
import {
  addDecimals,
  type Decimal,
  decimalFromDouble,
  decimalFromInteger,
  divideDecimals,
  fromParts,
} from "../values/decimal.js";
import {
  double,
  fitsInt,
  fitsLong,
  int,
  long,
  type NumberValue,
  toDecimal,
  toNumber,
} from "../values/numbers.js";

/**
 * A running total in MongoDB's way: whole numbers exactly, doubles with the error of each addition
 * carried along (Knuth's two-sum), decimals apart. Its type is the widest that was added.
 */
export class Total {
  #small = 0;
  #whole = 0n;
  #sum = 0;
  #carry = 0;
  #special = 0;
  #decimal: Decimal | undefined;
  #width: "int" | "long" | "double" = "int";
  count = 0;

  add(value: NumberValue): void {
    this.count += 1;
    if (value instanceof Int32) {
      this.#small += value.value;
      if (!Number.isSafeInteger(this.#small * 2)) this.#flush();
    } else if (value instanceof Double) {
      this.#width = "double";
      this.#addDouble(value.value);
    } else if (value instanceof Decimal128) {
      const decimal = toDecimal(value);
      this.#decimal = this.#decimal ? addDecimals(this.#decimal, decimal) : decimal;
    } else {
      if (this.#width === "int") this.#width = "long";
      this.#whole += value.toBigInt();
    }
  }

  #flush(): void {
    this.#whole += BigInt(this.#small);
    this.#small = 0;
  }

  #addDouble(value: number): void {
    this.#special += value;
    const [rest, carried] = twoSum(value, this.#carry);
    const [sum, error] = twoSum(this.#sum, rest);
    this.#sum = sum;
    this.#carry = carried + error;
  }

  #double(): number {
    const whole = this.#whole + BigInt(this.#small);
    const near = Number(whole);
    let [sum, carry] = [this.#sum, this.#carry];
    for (const part of [near, Number.isFinite(near) ? Number(whole - BigInt(near)) : 0]) {
      const [rest, carried] = twoSum(part, carry);
      const [next, error] = twoSum(sum, rest);
      sum = next;
      carry = carried + error;
    }
    return Number.isNaN(sum) ? this.#special + near : sum;
  }

  value(): NumberValue {
    if (this.#decimal) return fromParts(this.#asDecimal());
    if (this.#width === "double") return double(this.#double());
    this.#flush();
    if (!fitsLong(this.#whole)) return double(Number(this.#whole));
    const narrow = this.#width === "int" && fitsInt(Number(this.#whole));
    return narrow ? int(Number(this.#whole)) : long(this.#whole);
  }

  #asDecimal(): Decimal {
    this.#flush();
    const total = addDecimals(this.#decimal ?? decimalFromInteger(0n), decimalFromInteger(this.#whole));
    if (this.#width !== "double") return total;
    if (!Number.isFinite(this.#sum)) return addDecimals(total, decimalFromDouble(this.#special, 15));
    const sum = addDecimals(decimalFromDouble(this.#sum, 34), decimalFromDouble(this.#carry, 34));
    return addDecimals(total, sum);
  }

  /** The mean: a decimal if one was added, else a double; null of nothing. */
  mean(): NumberValue | null {
    if (this.count === 0) return null;
    if (this.#decimal)
      return fromParts(divideDecimals(this.#asDecimal(), decimalFromInteger(BigInt(this.count))));
    return double(this.#double() / this.count);
  }
}

const twoSum = (a: number, b: number): [number, number] => {
  const sum = a + b;
  const virtual = sum - a;
  return [sum, a - (sum - virtual) + (b - virtual)];
};

/** Mean and squared distance from it, in one pass (Welford). */
export class Deviation {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: NumberValue): void {
    const number = toNumber(value);
    this.#count += 1;
    const delta = number - this.#mean;
    if (delta !== 0 || !Number.isFinite(number)) {
      this.#mean += delta / this.#count;
      this.#squares += delta * (number - this.#mean);
    }
  }

  value(degreesOfFreedom: 0 | 1): NumberValue | null {
    const divisor = this.#count - degreesOfFreedom;
    return divisor <= 0 ? null : double(Math.sqrt(this.#squares / divisor));
  }
}
