import { emoji } from './emoji.js';
export function activate(ctx) {
  ctx.tools.register({ name: 'emoji', description: 'Emoji by short name', run: ({ name }) => emoji[name] ?? '' });
}
