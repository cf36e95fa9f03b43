import { readFileSync } from 'node:fs';
import { report } from '#report';
import { compile } from '#engine';

const schema = JSON.parse(readFileSync(new URL('../schemas/package.json', import.meta.url), 'utf8'));
const check = compile(schema);

export function run(file, data) {
  return check(data) ? '' : report(file, check.errors);
}
