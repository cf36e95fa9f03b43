'use strict';

const TOKEN = /\s*(\d+(?:\.\d+)?|[-+*/()])/y;

function tokens(text) {
  const list = [];
  TOKEN.lastIndex = 0;
  let end = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    list.push(found[1]);
    end = TOKEN.lastIndex;
  }
  if (text.slice(end).trim()) throw new SyntaxError(`unexpected: ${text.slice(end)}`);
  return list;
}

exports.parse = (text) => {
  const list = tokens(text);
  let at = 0;

  const atom = () => {
    const token = list[at++];
    if (token === '(') {
      const inside = sum();
      if (list[at++] !== ')') throw new SyntaxError('a bracket is not closed');
      return inside;
    }
    if (token === '-') return { kind: 'negate', of: atom() };
    const value = Number(token);
    if (Number.isNaN(value)) throw new SyntaxError(`unexpected: ${token}`);
    return { kind: 'number', value };
  };
  const product = () => {
    let left = atom();
    while (list[at] === '*' || list[at] === '/') left = { kind: list[at++] === '*' ? 'times' : 'over', left, right: atom() };
    return left;
  };
  const sum = () => {
    let left = product();
    while (list[at] === '+' || list[at] === '-') left = { kind: list[at++] === '+' ? 'plus' : 'minus', left, right: product() };
    return left;
  };

  const tree = sum();
  if (at < list.length) throw new SyntaxError(`unexpected: ${list[at]}`);
  return tree;
};
