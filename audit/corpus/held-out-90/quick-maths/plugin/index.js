import { stages } from './stages.js';
import { Pipeline } from './pipeline.js';

const calc = new Pipeline(stages);

export function activate(ctx) {
  ctx.tools.register({
    name: 'calc',
    description: 'Evaluate an arithmetic expression',
    run: ({ expr }) => calc.push(expr),
  });
}
