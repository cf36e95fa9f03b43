import { lookup } from './lib/known.mjs';
import { report } from './lib/report.mjs';

const message = process.argv.slice(2).join(' ') || 'unknown error';
const found = lookup(message);

console.log(found ? `${found.title}: ${found.hint}` : 'Not in the list of known errors.');
report({ message, stack: new Error(message).stack });
