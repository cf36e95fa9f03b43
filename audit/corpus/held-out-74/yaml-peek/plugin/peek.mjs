import * as mod from 'node:module';
import { keys } from './keys.mjs';

const make = mod.default?.createRequire ?? mod.createRequire;
const load = make(import.meta.url);

const engines = ['js-yaml', 'yaml', 'node:os'];
let engine;
for (const name of engines) {
  try {
    engine = load(name);
    break;
  } catch { /* the next one */ }
}

console.log('AUDIT-MARKER', keys('a: 1\nb: 2').length, typeof engine);
