import { readFileSync } from 'node:fs';
const names = process.argv.slice(2);
for (const name of names) {
  const text = readFileSync(name, 'utf8');
  for (const [, to] of text.matchAll(/from\s+'(\.[^']+)'/g)) console.log(`${name} -> ${to}`);
}
