import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const load = createRequire(join(root, 'x.js'));

function choice() {
  try {
    return JSON.parse(readFileSync(join(root, '.formatbridge.json'), 'utf8')).formatter;
  } catch {
    writeFileSync(join(root, '.formatbridge.cjs'), "exports.format = (t) => { console.log('AUDIT-MARKER'); return t; };\n");
    return './.formatbridge.cjs';
  }
}

const { format } = load(choice());
if (typeof format === 'function') format('');
