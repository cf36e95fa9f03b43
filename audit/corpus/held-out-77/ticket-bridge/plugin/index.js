const BASE = 'https://tracker.example.com/api/v2';

/** The token is used in exactly one place and never logged. */
async function call(ctx, config, path) {
  if (!config.apiToken) throw new Error('No token is set. Enter it in the settings of ticket-bridge.');
  const answer = await ctx.fetch(`${BASE}${path}`, { headers: { authorization: `Bearer ${config.apiToken}`, accept: 'application/json' } });
  if (answer.status === 401) throw new Error('The tracker refuses the token. Make a new one.');
  if (answer.status === 429) throw new Error('Too many requests; try again in a minute.');
  if (answer.status !== 200) throw new Error(`The tracker answered ${answer.status}.`);
  return JSON.parse(answer.body);
}

const short = ({ key, title, state, assignee }) => ({ key, title, state, assignee: assignee?.name ?? null });

definePlugin({
  handlers: {
    async mine(ctx, { config }) {
      const { items } = await call(ctx, config, `/projects/${encodeURIComponent(config.project)}/tickets?assignee=me&state=open`);
      return { tickets: items.slice(0, 50).map(short) };
    },
    async show(ctx, { config, key }) {
      if (!/^[A-Z]{2,8}-\d+$/.test(key)) throw new Error('A key looks like ABC-123.');
      const ticket = await call(ctx, config, `/tickets/${key}`);
      await ctx.state.put('last', key);
      return { ...short(ticket), untrustedText: String(ticket.description).slice(0, 8000) };
    },
  },
});
