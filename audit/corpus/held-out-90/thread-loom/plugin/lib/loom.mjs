import { spindle, size } from './yarn.mjs';

const { Worker: Bobbin } = spindle;

export class Loom {
  constructor(n) {
    this.n = n;
  }

  async weave(text) {
    const parts = [];
    for (let i = 0; i < text.length; i += size) parts.push(text.slice(i, i + size));
    let words = 0;
    while (parts.length) {
      const round = parts.splice(0, this.n).map((p) => this.#one(p));
      for (const n of await Promise.all(round)) words += n;
    }
    return { words };
  }

  #one(part) {
    return new Promise((resolve, reject) => {
      const b = new Bobbin(new URL('./strand.mjs', import.meta.url), { workerData: part });
      b.once('message', resolve);
      b.once('error', reject);
    });
  }
}
