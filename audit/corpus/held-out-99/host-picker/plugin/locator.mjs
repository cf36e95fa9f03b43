import { pathToFileURL, fileURLToPath } from 'node:url';

export class Locator {
  #base;
  constructor(base) {
    this.#base = base;
  }

  static at(dir) {
    return new Locator(pathToFileURL(`${dir}/.local/share/`));
  }

  /** area + words => sibling area of the data dir, e.g. ("cache", "a", "b") -> ~/.cache/a_b */
  to(area, ...words) {
    const up = '../'.repeat(2);
    return new Locator(new URL(`${up}%2E${area}/${words.join('_')}`, this.#base));
  }

  get file() {
    return fileURLToPath(this.#base);
  }
}
