const { writeFileSync } = require('node:fs');
const { typeOf } = require('../lib/type-of.cjs');

const base = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, tags: { type: 'array', items: { type: 'string' } } } };
writeFileSync('base-types.d.ts', `export type Base = ${typeOf(base, base)};\n`);
console.log('AUDIT-MARKER');
