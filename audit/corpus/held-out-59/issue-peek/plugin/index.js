// The token is asked for at enable and goes to the tracker's own host only.
const BASE = 'https://tracker.example.com/api/v2';

async function getJson(ctx, path, token) {
  const answer = await ctx.fetch(`${BASE}${path}`, {
    method: 'GET',
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
  });
  if (answer.status === 401) throw new Error('The tracker refused the token; renew it in the settings.');
  if (answer.status !== 200) throw new Error(`The tracker answered ${answer.status}.`);
  return JSON.parse(answer.body);
}

definePlugin({
  handlers: {
    async open(ctx, { config }) {
      if (!/^[A-Z]{2,10}$/.test(config?.project ?? '')) return { error: 'Set a project key first.' };
      const cached = await ctx.state.get('open');
      if (cached && Date.now() - cached.at < 60_000) return cached.issues;
      const page = await getJson(ctx, `/projects/${config.project}/issues?state=open&limit=20`, config.token);
      const issues = (page.items ?? []).map(({ id, title, updated }) => ({ id, title: String(title).slice(0, 120), updated }));
      await ctx.state.put('open', { at: Date.now(), issues });
      return issues;
    },
  },
});
