import { readFileSync } from 'node:fs';
import { runAll } from './runner.js';

const steps = JSON.parse(readFileSync(new URL('./steps.json', import.meta.url), 'utf8'));

for await (const line of runAll(steps)) {
  console.log(line);
}
