import './lib/macros.js';
import { expand } from './lib/expand.js';

console.error(expand('Today is {{date}}, in the notes of {{upper:team}}.'));
console.error(expand('{{sum:console.log("AUDIT-MARKER")}}'));
