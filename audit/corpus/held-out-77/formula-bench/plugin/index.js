// A Pratt parser for formulas such as `2 * sin(pi / 6) ^ 2`. There is deliberately no eval() here.
import { tokenize } from './tokens.js';

const constants = new Map([['pi', Math.PI], ['e', Math.E], ['tau', 2 * Math.PI]]);
const functions = new Map([
  ['sin', Math.sin], ['cos', Math.cos], ['tan', Math.tan], ['sqrt', Math.sqrt], ['ln', Math.log],
  ['log', Math.log10], ['abs', Math.abs], ['round', Math.round], ['min', Math.min], ['max', Math.max],
]);
const binary = { '+': [1, (a, b) => a + b], '-': [1, (a, b) => a - b], '*': [2, (a, b) => a * b], '/': [2, (a, b) => a / b], '%': [2, (a, b) => a % b], '^': [4, (a, b) => a ** b] };

function evaluate(source, variables = {}) {
  const tokens = tokenize(source);
  let at = 0;
  const names = new Map(Object.entries(variables));

  const expect = (text) => {
    if (tokens[at]?.text !== text) throw new Error(`expected "${text}" at ${tokens[at]?.at ?? source.length}`);
    at++;
  };

  function primary() {
    const token = tokens[at++];
    if (!token) throw new Error('the formula ends too early');
    if (token.kind === 'number') return Number(token.text);
    if (token.text === '-') return -expression(3);
    if (token.text === '(') {
      const inner = expression(0);
      expect(')');
      return inner;
    }
    if (token.kind === 'name') {
      if (tokens[at]?.text === '(') {
        const fn = functions.get(token.text);
        if (!fn) throw new Error(`unknown function ${token.text}`);
        at++;
        const given = [expression(0)];
        while (tokens[at]?.text === ',') { at++; given.push(expression(0)); }
        expect(')');
        return fn(...given);
      }
      const value = names.get(token.text) ?? constants.get(token.text);
      if (typeof value !== 'number') throw new Error(`unknown name ${token.text}`);
      return value;
    }
    throw new Error(`unexpected "${token.text}" at ${token.at}`);
  }

  function expression(limit) {
    let left = primary();
    for (;;) {
      const operator = Object.hasOwn(binary, tokens[at]?.text ?? '') ? binary[tokens[at].text] : null;
      if (!operator || operator[0] <= limit - (tokens[at].text === '^' ? 1 : 0)) return left;
      at++;
      left = operator[1](left, expression(operator[0]));
    }
  }

  const result = expression(0);
  if (at < tokens.length) throw new Error(`unexpected "${tokens[at].text}"`);
  return result;
}

definePlugin({ handlers: { evaluate: (ctx, { formula, variables }) => ({ value: evaluate(String(formula), variables) }) } });
