import { Facts } from './lib/facts.js';

export function activate(ctx) {
  const facts = new Facts(ctx.state.dir);
  ctx.tools.register({ name: 'remember', description: 'Store a fact', run: ({ text }) => facts.add(text) });
  ctx.tools.register({ name: 'recall', description: 'Find facts', run: ({ q }) => facts.find(q) });
}
