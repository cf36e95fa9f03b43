'use strict';

const HOLE = /\{\{\s*(.+?)\s*\}\}|\{%\s*(.+?)\s*%\}/g;

function lex(text) {
  const tokens = [];
  let last = 0;
  for (const hit of text.matchAll(HOLE)) {
    if (hit.index > last) tokens.push({ kind: 'text', value: text.slice(last, hit.index) });
    tokens.push(hit[1] ? { kind: 'hole', value: hit[1] } : { kind: 'tag', value: hit[2] });
    last = hit.index + hit[0].length;
  }
  if (last < text.length) tokens.push({ kind: 'text', value: text.slice(last) });
  return tokens;
}

module.exports = { lex };
