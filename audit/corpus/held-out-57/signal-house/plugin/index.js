import { Bus } from './bus.js';
import { sources } from './sources.js';
import { Board } from './board.js';
definePlugin({
  handlers: {
    async collect(ctx) {
      const bus = new Bus();
      const board = new Board();
      bus.on('warning.*', (w) => board.add(w));
      for (const source of sources) await source(ctx, bus);
      await ctx.state.put('last', board.summary());
      return board.summary();
    },
  },
});
