export class Money {
  #minor; #code;
  static #digits = { JPY: 0, BHD: 3, __proto__: null };
  static { Object.defineProperty(this.prototype, Symbol.toStringTag, { value: 'Money' }); }
  constructor(minor, code = 'EUR') { [this.#minor, this.#code] = [BigInt(minor), code]; }
  static [Symbol.hasInstance](x) { return typeof x === 'object' && x !== null && #minor in x; }
  [Symbol.toPrimitive](hint) {
    const d = Money.#digits[this.#code] ?? 2;
    const n = Number(this.#minor) / 10 ** d;
    return hint === 'number' ? n : `${n.toFixed(d)} ${this.#code}`;
  }
  plus(o) {
    if (!(o instanceof Money) || o.#code !== this.#code) throw new TypeError('currency');
    return new this.constructor(this.#minor + o.#minor, this.#code);
  }
}
export default { tools: { sum: ({ amounts, code }) => `${amounts.map((a) => new Money(a, code)).reduce((a, b) => a.plus(b))}` } };
