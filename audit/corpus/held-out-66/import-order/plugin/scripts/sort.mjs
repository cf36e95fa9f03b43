import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { hints } from './hints.mjs';
import { sortImports } from './order.mjs';

const event = JSON.parse(readFileSync(0, 'utf8') || '{}');
const path = event.tool_input?.file_path ?? '';

if (/\.[cm]?[jt]sx?$/.test(path) && existsSync(path)) {
  const before = readFileSync(path, 'utf8');
  const after = sortImports(before);
  if (after !== before) {
    writeFileSync(path, after);
    console.log(`import-order: sorted ${basename(path)}`);
  }
  for (const hint of hints(after).slice(0, 5)) console.log(`${basename(path)}:${hint}`);
}
