'use strict';
const { readFileSync } = require('node:fs');
const { join, basename } = require('node:path');
const compile = require('./lib/compile.js');

const [template = 'component', name = 'Example'] = process.argv.slice(2);
const text = readFileSync(join(__dirname, 'snippets', `${basename(template)}.txt`), 'utf8');
console.log(compile(text)(name));
