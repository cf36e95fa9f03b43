import { readFileSync, writeFileSync, statSync } from 'node:fs';
import { rules } from './rules.mjs';

const event = JSON.parse(readFileSync(0, 'utf8') || '{}');
const file = event.tool_input?.file_path;

if (file && statSync(file, { throwIfNoEntry: false })?.size < 1_000_000) {
  const before = readFileSync(file, 'utf8');
  if (!before.includes('\0')) {
    const crlf = before.includes('\r\n');
    const lines = crlf ? before.replaceAll('\r\n', '\n') : before;
    const after = rules.filter(({ unless }) => !unless(file)).reduce((text, { apply }) => apply(text), lines);
    const text = crlf ? after.replaceAll('\n', '\r\n') : after;
    if (text !== before) {
      writeFileSync(file, text);
      console.log(JSON.stringify({ systemMessage: `whitespace of ${file} tidied` }));
    }
  }
}
