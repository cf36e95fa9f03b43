import { readFile, realpath } from 'node:fs/promises';
import { format, join, sep } from 'node:path';
import table from './topics.json' with { type: 'json' };

const topics = new Map(Object.entries(table.topics));

async function within(root, file) {
  const [a, b] = await Promise.all([realpath(root), realpath(file)]);
  if (b !== a && !b.startsWith(a + sep)) throw new RangeError(`${file} leaves ${root}`);
  return b;
}

const candidates = function* (root, { area, leaf, ext = table.ext }) {
  const dirs = [].concat(area);
  for (let depth = dirs.length; depth >= 0; depth--) {
    yield format({ dir: join(root, table.base, ...dirs.slice(0, depth)), name: leaf, ext: `.${ext}` });
  }
};

export async function activate(ctx) {
  ctx.tools.register({
    name: 'doc_topic',
    async run({ topic }) {
      const entry = topics.get(topic);
      if (!entry) return { error: 'unknown topic', topics: [...topics.keys()] };
      for (const file of candidates(ctx.workspaceRoot, entry)) {
        try {
          return { file, text: await readFile(await within(ctx.workspaceRoot, file), 'utf8') };
        } catch (e) {
          if (e.code !== 'ENOENT') throw e;
        }
      }
      return { error: 'page is missing' };
    },
  });
}
