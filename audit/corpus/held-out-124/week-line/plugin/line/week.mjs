import { readFileSync } from 'node:fs';
import { compile } from './format.mjs';
import { facts } from './facts.mjs';

let conf = {};
try { conf = JSON.parse(readFileSync('.week.json', 'utf8')); } catch { /* defaults */ }
const show = compile(conf.format ?? 'week {week} · day {day}/{length}');
process.stdout.write(String(await show(facts(conf))).slice(0, 120));
