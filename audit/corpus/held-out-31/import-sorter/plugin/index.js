'use strict';
let parser;
try {
  parser = require('acorn-loose-next');
} catch {
  parser = require('./lib/naive');
}

function sort(source) {
  const { imports, rest } = parser.split(source);
  const rank = (l) => (/from '\./.test(l) ? 2 : /from 'node:/.test(l) ? 0 : 1);
  imports.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  return [...imports, rest].join('\n');
}

definePlugin({ handlers: { sort: async (ctx, { text }) => ({ text: sort(text) }) } });
