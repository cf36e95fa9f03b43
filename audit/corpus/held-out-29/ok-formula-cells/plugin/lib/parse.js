'use strict';
const known = { max: Math.max, min: Math.min, round: Math.round };

const node = {
  number: (value) => ({ eval: () => value }),
  cell: (name) => ({ eval: (scope) => scope.eval(name) }),
  binary: (op, l, r) => ({ eval: (scope) => op(l.eval(scope), r.eval(scope)) }),
  call: (name, args) => ({
    eval: (scope) => {
      if (!Object.hasOwn(known, name)) throw new RangeError(`no function ${name}`);
      return known[name](...args.map((a) => a.eval(scope)));
    },
  }),
};

const ops = [
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': (a, b) => a / b },
];

exports.parse = (text) => {
  const tokens = text.match(/\d+(?:\.\d+)?|[a-z]+\d*|[-+*/(),]/gi) ?? [];
  const take = (t) => (tokens[0] === t ? tokens.shift() : undefined);
  const level = (n) => {
    if (n === ops.length) return atom();
    let left = level(n + 1);
    while (Object.hasOwn(ops[n], tokens[0] ?? '')) {
      const op = ops[n][tokens.shift()];
      left = node.binary(op, left, level(n + 1));
    }
    return left;
  };
  const atom = () => {
    if (take('(')) {
      const inner = level(0);
      take(')');
      return inner;
    }
    const t = tokens.shift() ?? '0';
    if (/^\d/.test(t)) return node.number(Number(t));
    if (!take('(')) return node.cell(t);
    const args = [];
    while (tokens.length && !take(')')) {
      args.push(level(0));
      take(',');
    }
    return node.call(t, args);
  };
  return level(0);
};
