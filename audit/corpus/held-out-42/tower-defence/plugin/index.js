import { spawn, kill } from './lib/wave.js';
import { parse } from './lib/orders.js';

definePlugin({
  handlers: {
    async play(ctx, { text = 'spawn 3' }) {
      const { exec, count } = parse(text);
      const wave = exec === 'kill' ? kill(spawn(9), count) : spawn(count);
      return { left: wave.length };
    },
  },
});
