'use strict';
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Z]+\d+)|([A-Z]+)(?=\()|(.))/gy;

exports.lex = (text) => {
  const out = [];
  TOKEN.lastIndex = 0;
  for (let m = TOKEN.exec(text); m; m = TOKEN.exec(text)) {
    const [, num, cell, fn, op] = m;
    if (num) out.push({ type: 'num', value: Number(num) });
    else if (cell) out.push({ type: 'cell', value: cell });
    else if (fn) out.push({ type: 'fn', value: fn });
    else out.push({ type: 'op', value: op });
  }
  return out;
};
