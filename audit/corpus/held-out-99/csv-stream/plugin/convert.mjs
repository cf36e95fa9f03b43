import { pipeline } from 'node:stream/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { extname, resolve, relative, isAbsolute } from 'node:path';
import { CsvRows, JsonLines } from './transforms.mjs';

const inside = (root, p) => {
  const full = resolve(root, p);
  const rel = relative(root, full);
  if (rel.startsWith('..') || isAbsolute(rel)) throw new RangeError(`${p} is outside the workspace`);
  return full;
};

export function activate(ctx) {
  ctx.tools.register({
    name: 'csv_to_jsonl',
    async run({ file, delimiter = ',' }) {
      const from = inside(ctx.workspaceRoot, file);
      if (extname(from) !== '.csv') return { error: 'expected a .csv file' };
      const to = `${from.slice(0, -4)}.jsonl`;
      const rows = new CsvRows(delimiter);
      await pipeline(createReadStream(from, 'utf8'), rows, new JsonLines(), createWriteStream(to, { flags: 'wx' }));
      return { to, rows: rows.count };
    },
  });
}
