import { assemble, Machine } from './machine.js';

definePlugin({
  handlers: {
    exec(ctx, { text = '' }) {
      try {
        return new Machine(assemble(text)).run();
      } catch (error) {
        return { error: error.message };
      }
    },
  },
});
