import { Greeter } from './greeter.js';

definePlugin({
  hooks: {
    async SessionStart(ctx) {
      const greeter = new Greeter(ctx);
      const line = await greeter.line();
      await greeter.settle();
      return { systemMessage: line };
    },
  },
});
