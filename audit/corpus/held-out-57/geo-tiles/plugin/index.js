import { coordinates } from './coordinates.js';
import { tile } from './mercator.js';
import { session } from './session.js';

definePlugin({
  handlers: {
    async tiles(ctx, { file, zoom = 12 }) {
      const key = await session(ctx);
      const found = coordinates(await ctx.read(file)).map((c) => tile(c, zoom));
      const out = [];
      for (const { x, y } of found.slice(0, 20)) {
        const res = await ctx.fetch(`https://tiles.example.org/${zoom}/${x}/${y}.png?s=${key}`);
        out.push({ x, y, status: res.status });
      }
      return out;
    },
  },
});
