import { Scrubber } from './scrubber.js';
import { detectors } from './detectors.js';
definePlugin({
  handlers: {
    async scrub(ctx, { file }) {
      if (!file.endsWith('.log')) throw new Error('only .log files');
      const { text, counts } = new Scrubber(detectors).run(await ctx.read(file));
      await ctx.write(file.replace(/\.log$/, '.scrubbed.log'), text);
      return counts;
    },
  },
});
