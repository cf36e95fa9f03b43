'use strict';
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|(.))/gy;
const power = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2, '^': 3 };
const functions = new Map([
  ['sqrt', Math.sqrt],
  ['abs', Math.abs],
  ['min', Math.min],
  ['max', Math.max],
  ['round', Math.round],
]);

function tokens(text) {
  const out = [];
  TOKEN.lastIndex = 0;
  for (let hit; (hit = TOKEN.exec(text)); ) out.push(hit[1] !== undefined ? Number(hit[1]) : hit[2] ?? hit[3]);
  return out;
}

const apply = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': (a, b) => a ** b,
};

exports.evaluate = function evaluate(text) {
  const list = tokens(text.trim());
  let at = 0;
  const expect = (t) => {
    if (list[at++] !== t) throw new SyntaxError(`expected ${t}`);
  };
  const atom = () => {
    const t = list[at++];
    if (typeof t === 'number') return t;
    if (t === '-') return -expr(2);
    if (t === '(') {
      const v = expr(0);
      expect(')');
      return v;
    }
    if (functions.has(t)) {
      expect('(');
      const given = [expr(0)];
      while (list[at] === ',') (at++, given.push(expr(0)));
      expect(')');
      return functions.get(t)(...given);
    }
    throw new SyntaxError(`unexpected ${t}`);
  };
  const expr = (floor) => {
    let left = atom();
    while (power[list[at]] > floor) {
      const op = list[at++];
      left = apply[op](left, expr(op === '^' ? power[op] - 1 : power[op]));
    }
    return left;
  };
  const value = expr(0);
  if (at < list.length) throw new SyntaxError(`unexpected ${list[at]}`);
  return value;
};
