import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, dirname } from 'node:path';

export class Assignment {
  #flags = [];
  #key;
  constructor(...words) {
    this.#key = words.map((w) => w.toUpperCase()).join('_');
  }
  flag(name, value) {
    this.#flags.push(`--${name}=${value}`);
    return this;
  }
  get text() {
    return `${this.#key}=${this.#flags.join(' ')}\n`;
  }
  async commit(file = join(homedir(), '.config', 'environment.d', '60-heap.conf')) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, this.text);
    return file;
  }
}
