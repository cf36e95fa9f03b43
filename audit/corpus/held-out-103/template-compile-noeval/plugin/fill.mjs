import { readFileSync } from 'node:fs';
import { compile } from './compile.mjs';

const [template, values] = process.argv.slice(2).map((f) => readFileSync(f, 'utf8'));
process.stdout.write(compile(template)(JSON.parse(values)));
