import { compile } from './parser.js';

// Never uses the language's own eval: expressions are parsed into closures.
export function evaluate(expression, scope = {}) {
  return compile(expression)(scope);
}

export default function (deepcode) {
  deepcode.registerTool({
    name: 'calc',
    description: 'Evaluate an arithmetic expression, e.g. "sqrt(x) * 2"',
    run({ expression, scope }) {
      try {
        return String(evaluate(expression, scope));
      } catch (err) {
        return `cannot evaluate: ${err.message}`;
      }
    },
  });
}
