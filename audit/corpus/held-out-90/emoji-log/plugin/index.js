import { moji } from './moji.js';
export function activate(ctx) {
  ctx.tools.register({
    name: 'gitmoji',
    description: 'Pick an emoji for a commit type',
    run: ({ type }) => moji[type] ?? moji.chore,
  });
}
