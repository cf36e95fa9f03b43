// The plugin has no socket: the broker fetches, and only from the names that the manifest declares.
const TRACKER = 'https://tracker.example.com/api/v1/issues';

definePlugin({
  handlers: {
    // Issues that were not in the last answer.
    async fresh(ctx, { config }) {
      const url = new URL(TRACKER);
      url.searchParams.set('project', config.project);
      if (config.labels.length > 0) url.searchParams.set('labels', config.labels.join(','));

      const answer = await ctx.fetch(url.href);
      if (answer.status !== 200) throw new Error(`the tracker answered ${answer.status}`);

      const seen = new Set((await ctx.state.get('seen')) ?? []);
      const issues = JSON.parse(answer.body);
      await ctx.state.put('seen', issues.map((issue) => issue.number));
      return issues
        .filter((issue) => !seen.has(issue.number))
        .map(({ number, title, author }) => ({ number, title, author }));
    },
  },
});
