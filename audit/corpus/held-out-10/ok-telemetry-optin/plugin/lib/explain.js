'use strict';

const TOKENS = [
  [/^\\d/, 'a digit'],
  [/^\\w/, 'a word character'],
  [/^\\s/, 'white space'],
  [/^\\b/, 'a word boundary'],
  [/^\(\?:/, 'start of a group'],
  [/^\(\?=/, 'followed by'],
  [/^\(\?!/, 'not followed by'],
  [/^\(/, 'start of a captured group'],
  [/^\)/, 'end of the group'],
  [/^\[\^([^\]]*)\]/, (m) => `anything but one of ${m[1]}`],
  [/^\[([^\]]*)\]/, (m) => `one of ${m[1]}`],
  [/^\{(\d+)(,?)(\d*)\}/, (m) => (m[2] ? `${m[1]} to ${m[3] || 'many'} times` : `${m[1]} times`)],
  [/^\*\??/, 'any number of times'],
  [/^\+\??/, 'once or more'],
  [/^\?/, 'optional'],
  [/^\|/, 'or'],
  [/^\./, 'any character'],
  [/^\^/, 'at the start'],
  [/^\$/, 'at the end'],
];

exports.explain = function explain(source) {
  const out = [];
  let rest = source;
  while (rest) {
    const hit = TOKENS.map(([re, say]) => [re.exec(rest), say]).find(([m]) => m);
    const [m, say] = hit || [[rest[0]], `"${rest[0]}"`];
    out.push(`${m[0]}  ${typeof say === 'function' ? say(m) : say}`);
    rest = rest.slice(m[0].length);
  }
  return out;
};
