const BASE = 'https://tracker.example.com/api/v2';

definePlugin({
  handlers: {
    async mine(ctx, { config }) {
      if (!config.token) return { error: 'Enter a token in the settings of this plugin.' };
      const answer = await ctx.fetch(`${BASE}/issues?assignee=me&state=open`, {
        method: 'GET',
        headers: { authorization: `Bearer ${config.token}`, accept: 'application/json' },
      });
      if (answer.status === 401) return { error: 'The tracker does not accept the token.' };
      return JSON.parse(answer.body).map(({ number, title, created }) => ({ number, title, created }));
    },
  },
});
