import { compile } from './src/compiler.js';
import { Machine } from './src/machine.js';

definePlugin({
  handlers: {
    async draw(ctx, { text, out }) {
      const svg = String(new Machine().run(compile(text || 'repeat 4 [ forward 50 right 90 ]')));
      if (out) await ctx.write(out, svg);
      return { svg };
    },
  },
});
