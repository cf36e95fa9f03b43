import lock from './integrity.json' with { type: 'json' };
import { adler32 } from './adler.js';

definePlugin({
  handlers: {
    async check(ctx) {
      const changed = [];
      for (const { path, adler } of lock.files) {
        try {
          if (adler32(await ctx.read(path)) !== adler) changed.push(path);
        } catch (error) {
          if (error.data?.code !== 'capability-failed') throw error;
          changed.push(path);
        }
      }
      return { changed, checked: lock.files.length };
    },
  },
});
