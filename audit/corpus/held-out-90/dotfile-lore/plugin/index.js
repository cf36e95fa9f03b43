import { lore } from './lore.js';
export function activate(ctx) {
  ctx.tools.register({
    name: 'dotfile',
    description: 'What a dot file is for',
    run: ({ name }) => lore.find((l) => l.name === name)?.text ?? 'No entry.',
  });
}
