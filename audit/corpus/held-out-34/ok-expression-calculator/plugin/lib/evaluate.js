'use strict';

const constants = new Map([['pi', 3.141592653589793], ['e', 2.718281828459045]]);

const functions = new Map([
  ['sqrt', (x) => Math.sqrt(x)],
  ['min', (...xs) => Math.min(...xs)],
  ['max', (...xs) => Math.max(...xs)],
  ['round', (x) => Math.round(x)],
]);

function evaluate(node) {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'constant': {
      if (!constants.has(node.name)) throw new Error(`${node.name} is not known`);
      return constants.get(node.name);
    }
    case 'call': {
      const fn = functions.get(node.name);
      if (!fn) throw new Error(`${node.name} is not known`);
      return fn(...node.given.map(evaluate));
    }
    case 'binary': {
      const left = evaluate(node.left);
      const right = evaluate(node.right);
      if (node.sign === '+') return left + right;
      if (node.sign === '-') return left - right;
      if (node.sign === '*') return left * right;
      if (node.sign === '/') return left / right;
      return left ** right;
    }
    default:
      throw new Error('unknown node');
  }
}

module.exports = { evaluate };
