import { attempt } from './lib/attempt.js';

const LINK = /\]\((https:\/\/[^)\s]+)\)/g;

definePlugin({
  handlers: {
    async check(ctx, { text: path = 'README.md' }) {
      const body = await ctx.read(path);
      const broken = [];
      for (const url of new Set(['https://docs.example.org/', ...[...body.matchAll(LINK)].map((match) => match[1])])) {
        const status = await attempt(ctx, url);
        if (status >= 400) broken.push({ url, status });
      }
      return { broken };
    },
  },
});
