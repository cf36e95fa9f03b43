import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { format } from '../lib/format.mjs';
import { glob } from '../lib/glob.mjs';

async function patterns(root) {
  const list = await readFile(path.join(root, '.tidyjson'), 'utf8').catch(() => '');
  return list.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('#')).map(glob);
}

async function main() {
  const { cwd = process.cwd(), tool_input: given } = JSON.parse(await text(process.stdin));
  const file = given?.file_path ?? '';
  const inside = path.relative(cwd, path.resolve(cwd, file));
  if (!file.endsWith('.json') || inside.startsWith('..') || path.isAbsolute(inside)) return;
  const before = await readFile(file, 'utf8');
  const sort = (await patterns(cwd)).some((pattern) => pattern.test(inside.split(path.sep).join('/')));
  let after;
  try {
    after = format(before, { sort });
  } catch (error) {
    console.error(`${inside}: ${error.message}`);
    process.exitCode = 2;
    return;
  }
  if (after !== before) await writeFile(file, after);
}

await main();
