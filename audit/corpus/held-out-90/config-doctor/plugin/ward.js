import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
export class Ward {
  constructor(root) {
    this.root = root;
  }
  async charts() {
    const names = (await readdir(this.root)).filter((n) => /^\.env|\.ya?ml$|\.toml$/.test(n));
    return Promise.all(names.map(async (n) => [n, await readFile(join(this.root, n), 'utf8')]));
  }
}
