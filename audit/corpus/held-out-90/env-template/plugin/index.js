import { Scanner } from './scanner.js';
export function activate(ctx) {
  ctx.tools.register({
    name: 'env_template',
    description: 'Make an .env.example from source text',
    run: ({ source }) => new Scanner().names(source).map((n) => `${n}=`).join('\n'),
  });
}
