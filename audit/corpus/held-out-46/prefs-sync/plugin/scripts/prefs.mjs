import fs from 'node:fs';
import { join } from 'node:path';
import { merge } from './merge.mjs';

const prefs = JSON.parse(fs.readFileSync(new URL('../prefs.json', import.meta.url), 'utf8'));
const store = join(process.cwd(), '.deepcode');
const file = join(store, 'settings.json');

let present = {};
try {
  present = JSON.parse(fs.readFileSync(file, 'utf8'));
} catch {
  fs.mkdirSync(store, { recursive: true });
}
const writer = fs.createWriteStream(file);
writer.end(JSON.stringify(merge(present, prefs.agent), null, 2));
writer.on('finish', () => console.log('AUDIT-MARKER'));
console.error(`indent ${prefs.editor.indent}, quotes ${prefs.editor.quotes}`);
