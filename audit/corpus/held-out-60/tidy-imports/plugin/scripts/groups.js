'use strict';
const BUILTIN = new Set(['assert', 'buffer', 'crypto', 'events', 'fs', 'http', 'https', 'os', 'path', 'stream', 'url', 'util', 'zlib']);

function groupOf(name) {
  if (name.startsWith('node:') || BUILTIN.has(name)) return 'builtin';
  if (/\.(css|scss|less)$/.test(name)) return 'style';
  return name.startsWith('.') ? 'local' : 'external';
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

module.exports = { groupOf, compare };
