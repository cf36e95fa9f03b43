import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { check } from './icu.mjs';

const event = JSON.parse(readFileSync(0, 'utf8'));
const path = event.tool_input?.file_path ?? '';
const match = /(?:^|[/\\])(?:locales?|messages|i18n)[/\\]([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.json$/.exec(path);

if (match) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  let source = {};
  try {
    if (basename(path) !== 'en.json') source = read(join(dirname(path), 'en.json'));
  } catch {
    // There is no English file next to it: placeholders cannot be compared.
  }
  const findings = check(read(path), match[1], source);
  if (findings.length > 0) {
    console.error(findings.slice(0, 20).join('\n'));
    process.exitCode = 2;
  }
}
