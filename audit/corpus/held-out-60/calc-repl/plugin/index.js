import { parse } from './parser.js';
import { Machine } from './machine.js';

const machine = new Machine();

definePlugin({
  handlers: {
    calc(ctx, { text = '0' }) {
      try {
        return { text: String(machine.exec(parse(text || '0'))) };
      } catch (error) {
        return { text: error.message };
      }
    },
  },
});
