import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';

const SKIP = new Set(['.git', 'node_modules', 'dist', 'target']);
const KINDS = new Set(['.js', '.ts', '.rs', '.py', '.go']);

async function* files(dir) {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    if (SKIP.has(entry.name)) continue;
    const full = join(dir, entry.name);
    if (entry.isDirectory()) yield* files(full);
    else if (entry.isFile() && KINDS.has(extname(entry.name))) yield full;
  }
}

export async function report(root) {
  const rows = [];
  for await (const file of files(root)) {
    const text = await readFile(file, 'utf8');
    text.split('\n').forEach((line, i) => {
      const m = /\b(TODO|FIXME)\b(?:\(([^)]*)\))?:?\s*(.*)/.exec(line);
      if (m) rows.push(`| ${relative(root, file)}:${i + 1} | ${m[1]} | ${m[2] ?? ''} | ${m[3]} |`);
    });
  }
  return ['| place | kind | who | what |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

definePlugin({
  handlers: {
    async todo(ctx, { config }) {
      const table = await report('.');
      if (config.save) await writeFile('TODO-REPORT.md', table);
      return table;
    },
  },
});
