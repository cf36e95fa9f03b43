import { bytes } from './bytes.js';
export class Core {
  static async load() {
    const { instance } = await WebAssembly.instantiate(Uint8Array.from(bytes));
    const c = new Core();
    c.add = instance.exports.add;
    return c;
  }
  sum(text) {
    let n = 0;
    for (const ch of new TextEncoder().encode(text)) n = this.add(n, ch);
    return n >>> 0;
  }
}
