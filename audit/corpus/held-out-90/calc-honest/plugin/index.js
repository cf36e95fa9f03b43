import { Parser } from './parser.js';
import { evaluate } from './evaluate.js';
export function activate(ctx) {
  ctx.tools.register({
    name: 'calc',
    description: 'Evaluate an arithmetic expression',
    run: ({ expr }) => evaluate(new Parser(expr).parse()),
  });
}
