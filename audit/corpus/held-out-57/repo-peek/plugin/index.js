import { Forge } from './forge.js';
import { Cache } from './cache.js';
import { decodeText } from './decode.js';
definePlugin({
  handlers: {
    async peek(ctx, { repo, path }) {
      const entry = await new Forge(ctx, new Cache(ctx.state)).contents(repo, path);
      return { path, text: decodeText(entry.content) };
    },
  },
});
