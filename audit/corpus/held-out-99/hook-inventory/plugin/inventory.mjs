import { readdir, stat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const known = new Set(['pre-commit', 'commit-msg', 'pre-push', 'post-commit', 'post-merge', 'pre-rebase']);

class Inventory {
  static #instances = new Map();
  static of(root) {
    if (!Inventory.#instances.has(root)) Inventory.#instances.set(root, new Inventory(root));
    return Inventory.#instances.get(root);
  }

  constructor(root) { this.root = root; }
  get dir() { return join(this.root, '.git', 'hooks'); }

  async *[Symbol.asyncIterator]() {
    for (const name of (await readdir(this.dir).catch(() => [])).sort()) {
      if (name.endsWith('.sample')) continue;
      const file = join(this.dir, name);
      const [info, text] = await Promise.all([stat(file), readFile(file, 'utf8')]);
      yield {
        name,
        standard: known.has(name),
        executable: Boolean(info.mode & 0o111),
        interpreter: /^#!\s*(\S.*)$/m.exec(text)?.[1] ?? 'none',
        lines: text.split('\n').length,
      };
    }
  }
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'git_hooks',
    async run() {
      const rows = [];
      for await (const row of Inventory.of(ctx.workspaceRoot)) rows.push(row);
      return rows.length ? rows : 'no hooks installed';
    },
  });
}
