import { byAge } from './lib/sort.js';

definePlugin({
  handlers: { 'todo-sort': async (ctx, input) => byAge(input.text.split('\n')).join('\n') },
});
