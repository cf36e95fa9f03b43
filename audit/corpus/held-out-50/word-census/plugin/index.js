import { readFileSync } from 'node:fs';
import { count } from './count.js';

process.stdin.setEncoding('utf8');
process.stdin.on('data', (line) => {
  const { path } = JSON.parse(line);
  console.error(count(readFileSync(path, 'utf8')));
});
