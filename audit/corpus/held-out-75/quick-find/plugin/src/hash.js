export const hash = (text) => {
  let h = 5381;
  for (const c of text) h = (Math.imul(h, 33) ^ c.codePointAt(0)) >>> 0;
  return h;
};
export class Index {
  #byHash = new Map();
  static from(object) {
    const index = new this();
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object))) index.add(name, value);
    return index;
  }
  add(name, value) { this.#byHash.set(hash(name), value); return this; }
  find(h) { return this.#byHash.get(h); }
}
