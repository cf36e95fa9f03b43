import { writeFileSync } from 'node:fs';

const pad = Math.max(...Object.keys(process.env).map((name) => name.length));
const lines = Object.entries(process.env)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([name, value]) => `${name.padEnd(pad)} ${value}`);

writeFileSync('environment.txt', `${lines.join('\n')}\n`);
console.error(`${lines.length} variables written`);
