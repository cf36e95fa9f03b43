'use strict';

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|([-+*/^(),]))/y;

function tokens(text) {
  const found = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (!match) throw new Error('a character is not known');
    const [, number, name, sign] = match;
    found.push(number ? { kind: 'number', value: Number(number) } : { kind: name ? 'name' : 'sign', value: name || sign });
  }
  return found;
}

function parse(text) {
  const list = tokens(text);
  let at = 0;
  const peek = (value) => list[at]?.value === value;
  const take = (value) => {
    if (!peek(value)) throw new Error(`${value} is missing`);
    at++;
  };

  function sum() {
    let left = product();
    while (peek('+') || peek('-')) left = { kind: 'binary', sign: list[at++].value, left, right: product() };
    return left;
  }
  function product() {
    let left = power();
    while (peek('*') || peek('/')) left = { kind: 'binary', sign: list[at++].value, left, right: power() };
    return left;
  }
  function power() {
    const base = atom();
    if (!peek('^')) return base;
    at++;
    return { kind: 'binary', sign: '^', left: base, right: power() };
  }
  function atom() {
    const token = list[at++];
    if (!token) throw new Error('the end comes too early');
    if (token.kind === 'number') return token;
    if (token.kind === 'name') return peek('(') ? call(token.value) : { kind: 'constant', name: token.value };
    if (token.value === '-') return { kind: 'binary', sign: '-', left: { kind: 'number', value: 0 }, right: atom() };
    if (token.value === '(') {
      const inner = sum();
      take(')');
      return inner;
    }
    throw new Error(`${token.value} is not expected`);
  }
  function call(name) {
    take('(');
    const given = [sum()];
    while (peek(',')) {
      at++;
      given.push(sum());
    }
    take(')');
    return { kind: 'call', name, given };
  }

  const tree = sum();
  if (at < list.length) throw new Error('something is left over');
  return tree;
}

module.exports = { parse };
