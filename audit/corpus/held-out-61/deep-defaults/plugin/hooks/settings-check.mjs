import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { merge, resolve } from '../lib/merge.mjs';

const defaults = resolve(JSON.parse(await readFile(new URL('../defaults.json', import.meta.url), 'utf8')));

const input = await text(process.stdin);
if (input.trim()) {
  const { tool_input: given = {} } = JSON.parse(input);
  if (/(^|\/)app\.config\.json$/.test(given.file_path ?? '') && given.content) {
    const { missing } = merge(defaults, JSON.parse(given.content));
    if (missing.length > 0) {
      console.log(JSON.stringify({ systemMessage: `From the team's defaults: ${missing.join(', ')}` }));
    }
  }
}
