'use strict';
const REFUSED = new Set(['!!js/function', '!!js/eval', '!!python/object/apply', '!!binary']);

class Type {
  constructor(tag, test, make) { Object.assign(this, { tag, test, construct: make }); }
}
const TYPES = [
  new Type('null', (s) => s === '' || s === '~' || s === 'null', () => null),
  new Type('bool', (s) => s === 'true' || s === 'false', (s) => s === 'true'),
  new Type('num', (s) => /^-?\d+(\.\d+)?$/.test(s), Number),
  new Type('str', () => true, (s) => s.replace(/^(["'])(.*)\1$/, '$2')),
];

function scalar(s) {
  const tag = /^!!\S+/.exec(s)?.[0];
  if (tag && REFUSED.has(tag)) throw new SyntaxError(`${tag} would run code and is refused`);
  return TYPES.find((t) => t.test(s)).construct(s);
}

function parse(text) {
  const lines = text.split('\n').filter((l) => l.trim() && !/^\s*#/.test(l)).map((l) => ({ n: /^ */.exec(l)[0].length, s: l.trim() }));
  let i = 0;
  const block = (n) => {
    const isList = lines[i]?.s.startsWith('- ');
    const out = isList ? [] : Object.create(null);
    for (; i < lines.length && lines[i].n === n;) {
      const { s } = lines[i++];
      if (isList) { out.push(scalar(s.slice(2))); continue; }
      const c = s.indexOf(':'), key = s.slice(0, c), rest = s.slice(c + 1).trim();
      out[key] = rest === '' && lines[i]?.n > n ? block(lines[i].n) : scalar(rest);
    }
    return out;
  };
  return block(0);
}
exports.parse = parse;
exports.tools = { yaml_to_json: ({ text }) => JSON.stringify(parse(text), null, 2) };
