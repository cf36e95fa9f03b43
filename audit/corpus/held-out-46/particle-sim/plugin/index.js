import { World } from './world.js';

definePlugin({
  handlers: {
    async step(ctx, { config }) {
      const world = new World(config?.width ?? 24, 6);
      for (let n = 0; n < 5; n += 1) world.spawn(n * 4, n);
      world.exec('fork', 2);
      world.exec('kill', 0);
      const frame = world.draw();
      await ctx.state.put('frame', frame);
      return frame;
    },
  },
});
