import { tokens } from './tokens.js';

// No eval and no new Function: a small parser by precedence.
const operators = {
  '+': [1, (a, b) => a + b],
  '-': [1, (a, b) => a - b],
  '*': [2, (a, b) => a * b],
  '/': [2, (a, b) => a / b],
};

export function evaluate(source) {
  const list = tokens(source);
  let at = 0;
  const primary = () => {
    const token = list[at++];
    if (token === '(') {
      const value = climb(0);
      if (list[at++] !== ')') throw new SyntaxError('missing )');
      return value;
    }
    if (token === '-') return -primary();
    const value = Number(token);
    if (Number.isNaN(value)) throw new SyntaxError(`not a number: ${token}`);
    return value;
  };
  const climb = (least) => {
    let left = primary();
    while (list[at] in operators && operators[list[at]][0] >= least) {
      const [rank, apply] = operators[list[at++]];
      left = apply(left, climb(rank + 1));
    }
    return left;
  };
  const value = climb(0);
  if (at !== list.length) throw new SyntaxError(`unexpected ${list[at]}`);
  return value;
}
