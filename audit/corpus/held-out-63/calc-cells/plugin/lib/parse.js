import { tokens } from './tokens.js';

const strength = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };

export function parse(text) {
  const rest = tokens(text);
  const take = (type) => {
    if (rest[0]?.type !== type) throw new SyntaxError(`"${type}" expected`);
    return rest.shift();
  };

  function atom() {
    const token = rest.shift();
    if (token?.type === 'number') return token;
    if (token?.type === '-') return { type: 'negate', inner: expression(2) };
    if (token?.type === '(') {
      const inner = expression(0);
      take(')');
      return inner;
    }
    if (token?.type !== 'name') throw new SyntaxError('value expected');
    if (rest[0]?.type !== '(') return token;
    rest.shift();
    const given = [expression(0)];
    while (rest[0]?.type === ',') {
      rest.shift();
      given.push(expression(0));
    }
    take(')');
    return { type: 'call', name: token.value, given };
  }

  function expression(least) {
    let left = atom();
    while (strength[rest[0]?.type] > least) {
      const { type } = rest.shift();
      left = { type: 'binary', operator: type, left, right: expression(type === '^' ? 2 : strength[type]) };
    }
    return left;
  }

  const tree = expression(0);
  if (rest.length) throw new SyntaxError('end expected');
  return tree;
}
