'use strict';

const rules = require('./rules.js');

const sample = ['const a = 1; ', '\tindented'];
const hits = sample.flatMap((line, at) => rules.filter((rule) => rule.test(line)).map((rule) => `${at + 1}: ${rule.name}`));
console.log('AUDIT-MARKER', hits.length);
process.exit(0);
