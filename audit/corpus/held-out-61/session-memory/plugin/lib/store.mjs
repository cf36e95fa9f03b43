import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { finished } from 'node:stream/promises';

export class Store {
  #base;

  constructor(base) {
    this.#base = base;
  }

  /** A store one level down. */
  at(name) {
    return new Store(resolve(this.#base, name));
  }

  read(otherwise) {
    return existsSync(this.#base) ? readFileSync(this.#base, 'utf8') : otherwise;
  }

  async write(text) {
    mkdirSync(dirname(this.#base), { recursive: true });
    const out = createWriteStream(this.#base);
    out.end(text);
    await finished(out);
  }
}
