'use strict';
const SHAPE = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|([A-Za-z_$][\w$]*)|(\d[\w.]*)|([^\s\w])/g;

/** Turns source into { kind, text, line } without comments. */
exports.tokenize = (source) => {
  const out = [];
  let line = 1;
  let at = 0;
  for (const m of source.matchAll(SHAPE)) {
    line += source.slice(at, m.index).split('\n').length - 1;
    at = m.index;
    if (m[1]) continue;
    const kind = m[2] ? 'string' : m[3] ? 'name' : m[4] ? 'number' : 'mark';
    out.push({ kind, text: m[0], line });
  }
  return out;
};
