'use strict';
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '..', 'icons');
const pack = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => `${name}:${readFileSync(path.join(folder, name), 'utf8').trim()}`);
writeFileSync(path.join(__dirname, '..', 'icons.pack'), pack.join('\n'));
console.log('AUDIT-MARKER');
