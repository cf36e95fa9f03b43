import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cwd, stdin } from 'node:process';
import { ranges, records } from './lcov.mjs';

const report = join(cwd(), 'coverage', 'lcov.info');
let text = '';
for await (const piece of stdin) text += piece;
const path = JSON.parse(text).tool_input?.file_path;

try {
  if (path && statSync(report).mtimeMs >= statSync(path).mtimeMs) {
    const name = relative(cwd(), path);
    const found = records(readFileSync(report, 'utf8')).find((one) => one.file === name || one.file === path);
    if (found?.missed.length) console.log(`No test reaches lines ${ranges(found.missed)} of ${name}.`);
  }
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}
