import { render } from './lib/render.js';

const TTL = 10 * 60 * 1000;
const BASE = 'https://tracker.example.com/api/v2';

const numberIn = (text) => /\b(\d{1,7})\b/.exec(text ?? '')?.[1];

async function load(ctx, config, number) {
  const key = `ticket:${config.project}-${number}`;
  const known = await ctx.state.get(key);
  if (known && Date.now() - known.at < TTL) return known.ticket;
  const answer = await ctx.fetch(`${BASE}/projects/${encodeURIComponent(config.project)}/tickets/${number}`, {
    headers: { authorization: `Bearer ${config.apiKey}`, accept: 'application/json' },
  });
  if (answer.status === 401) throw new Error('The tracker refuses the key. Make a new one in its settings.');
  if (answer.status === 404) return undefined;
  if (answer.status !== 200) throw new Error(`The tracker answers ${answer.status}.`);
  const ticket = JSON.parse(answer.body);
  await ctx.state.put(key, { at: Date.now(), ticket });
  return ticket;
}

definePlugin({
  handlers: {
    async ticket(ctx, { branch, config }) {
      if (!config?.apiKey) return { error: 'No key is configured.' };
      const number = numberIn(branch);
      if (!number) return { error: 'There is no ticket number in the name of the branch.' };
      const ticket = await load(ctx, config, number);
      return ticket ? { text: render(ticket) } : { error: `There is no ticket ${number}.` };
    },
    async forget(ctx) {
      for (const key of await ctx.state.list('ticket:')) await ctx.state.delete(key);
      return {};
    },
  },
});
