import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, 'state', 'cache');
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

const keyOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);
const fileOf = (key) => join(root, key.slice(0, 2), `${key}.json`);

async function cached(text, compute) {
  const file = fileOf(keyOf(text));
  try {
    const { value, at } = JSON.parse(await readFile(file, 'utf8'));
    if (Date.now() - at < MAX_AGE) return value;
  } catch (error) {
    if (error.code !== 'ENOENT' && !(error instanceof SyntaxError)) throw error;
  }
  const value = await compute(text);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, JSON.stringify({ value, at: Date.now() }));
  await rename(draft, file);
  return value;
}

async function sweep(folder = root) {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const full = join(folder, entry.name);
    if (entry.isDirectory()) await sweep(full);
    else if (Date.now() - (await stat(full)).mtimeMs > MAX_AGE) await rm(full, { force: true });
  }
}

const outline = (text) =>
  text
    .split('\n')
    .filter((line) => /^#{1,6} /.test(line))
    .map((line) => line.replace(/^(#+) /, (_, marks) => '  '.repeat(marks.length - 1) + '- '))
    .join('\n');

definePlugin({
  handlers: {
    async outline(ctx, { text }) {
      await sweep();
      return cached(await ctx.read(text), outline);
    },
  },
});
