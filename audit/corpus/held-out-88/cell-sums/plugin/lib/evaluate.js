import { tokens } from './parse.js';

const functions = {
  sum: (...a) => a.reduce((x, y) => x + y, 0),
  max: Math.max,
  min: Math.min,
  round: (x, n = 0) => Number(x.toFixed(n)),
};
const binary = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b };
const strength = { '+': 1, '-': 1, '*': 2, '/': 2 };

export function evaluate(text, cells) {
  const list = tokens(text);
  let at = 0;
  const is = (sign) => list[at]?.kind === 'sign' && list[at].value === sign;
  const eat = (sign) => {
    if (!is(sign)) throw new SyntaxError(`expected ${sign}`);
    at += 1;
  };
  const atom = () => {
    const t = list[at++];
    if (t?.kind === 'number') return t.value;
    if (t?.kind === 'cell') return cells[t.value] ?? 0;
    if (t?.kind === 'word' && Object.hasOwn(functions, t.value)) {
      const given = [];
      eat('(');
      while (!is(')')) {
        given.push(expression(0));
        if (is(',')) at += 1;
      }
      eat(')');
      return functions[t.value](...given);
    }
    if (t?.value === '(') {
      const value = expression(0);
      eat(')');
      return value;
    }
    throw new SyntaxError('unexpected end or sign');
  };
  const expression = (least) => {
    let left = atom();
    while (list[at]?.kind === 'sign' && strength[list[at].value] > least) {
      const sign = list[at++].value;
      left = binary[sign](left, expression(strength[sign]));
    }
    return left;
  };
  return expression(0);
}
