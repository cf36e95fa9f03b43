const BASE = 'https://tracker.example.com/api/v2';

async function get(ctx, path, token) {
  const answer = await ctx.fetch(`${BASE}${path}`, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });
  if (answer.status === 401) throw new Error('The tracker refused the token. Make a new one and enable the plugin again.');
  if (answer.status !== 200) throw new Error(`The tracker answered ${answer.status}.`);
  return JSON.parse(answer.body);
}

definePlugin({
  handlers: {
    async show(ctx, { text, config }) {
      if (!/^\d{1,7}$/.test(text)) return { error: 'Give the number of an issue.' };
      const { title, state, body } = await get(ctx, `/issues/${config.project}-${text}`, config.token);
      return { title, state, body };
    },
  },
});
