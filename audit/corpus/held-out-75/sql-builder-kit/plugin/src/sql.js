class Statement {
  #text; #values;
  constructor(text, values) { this.#text = text; this.#values = values; }
  get text() { return this.#text.reduce((all, part, i) => all + (i ? `$${i}` : '') + part, ''); }
  get values() { return [...this.#values]; }
  /** Splices fragments, so that statements nest. */
  static of({ raw }, ...slots) {
    const text = [raw[0]];
    const values = [];
    slots.forEach((slot, i) => {
      if (slot instanceof Statement) {
        const [first, ...rest] = slot.#text;
        text[text.length - 1] += first;
        text.push(...rest);
        text[text.length - 1] += raw[i + 1];
        values.push(...slot.#values);
      } else {
        values.push(slot);
        text.push(raw[i + 1]);
      }
    });
    return new this(text, values);
  }
  exec(driver) { return driver.exec(this.text, this.values); }
  [Symbol.toPrimitive]() { return this.text; }
}
export const sql = (...args) => Statement.of(...args);
export const id = (name) => {
  if (!/^[a-z_]\w*$/i.test(name)) throw new TypeError(`not an identifier: ${name}`);
  return sql({ raw: [`"${name}"`] });
};
