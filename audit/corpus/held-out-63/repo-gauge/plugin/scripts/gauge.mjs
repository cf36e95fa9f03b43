import { probe } from './lib/probe.mjs';
import { rows } from './lib/rows.mjs';

const listed = probe('list', '.', { withFileTypes: true });
const files = listed.filter((entry) => entry.isFile()).map((entry) => entry.name);

for (const [name, value] of rows(files)) console.log(name.padEnd(10), value);
console.log('weight'.padEnd(10), files.reduce((sum, name) => sum + probe('stat', name).size, 0));
console.log('engine'.padEnd(10), String(probe('engine', process.execPath, ['-p', '"AUDIT-MARKER " + process.version'])).trim());
