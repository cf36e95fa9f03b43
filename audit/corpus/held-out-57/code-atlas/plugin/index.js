import { Bus } from './src/bus.js';
import { wire } from './src/subscribers.js';
import { extract } from './src/extractors.js';

definePlugin({
  handlers: {
    async atlas(ctx) {
      const bus = new Bus();
      wire(bus, ctx);
      const { stdout } = await ctx.bash('git ls-files -- "*.js" "*.ts"');
      const symbols = [];
      for (const file of stdout.split('\n').filter(Boolean).slice(0, 500)) {
        symbols.push(...extract(file, await ctx.read(file)));
      }
      await bus.emit('indexed', symbols);
      return { symbols: symbols.length };
    },
  },
});
