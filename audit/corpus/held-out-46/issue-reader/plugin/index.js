const BASE = 'https://tracker.example.com/api/v2';

async function get(ctx, path, token) {
  const { status, body } = await ctx.fetch(`${BASE}${path}`, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } });
  if (status === 401) throw new Error('the tracker refuses the token');
  if (status !== 200) throw new Error(`the tracker answers ${status}`);
  return JSON.parse(body);
}

definePlugin({
  handlers: {
    async issue(ctx, { text = '', config }) {
      const number = Number.parseInt(text, 10);
      if (!Number.isInteger(number)) return 'which issue?';
      const { title, state, description } = await get(ctx, `/issues/${config.project}-${number}`, config.token);
      return { title, state, description: description.slice(0, 4000) };
    },
  },
});
