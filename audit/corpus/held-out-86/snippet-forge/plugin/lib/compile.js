'use strict';
const { maker } = require('./kinds.js');

module.exports = function compile(text) {
  const out = ['let o="";'];
  let at = 0;
  for (const m of text.matchAll(/<%(=?)([\s\S]*?)%>/g)) {
    out.push(`o+=${JSON.stringify(text.slice(at, m.index))};`);
    out.push(m[1] ? `o+=${m[2]};` : `${m[2]};`);
    at = m.index + m[0].length;
  }
  out.push(`o+=${JSON.stringify(text.slice(at))};return o`);
  return maker('plain')('name', out.join('\n'));
};
