import { line, short } from './lib/show.js';

const API = 'https://tracker.example.com/api/v3';
const FRESH = 60_000;

async function ask(ctx, config, path) {
  const { status, body } = await ctx.fetch(`${API}${path}`, {
    method: 'GET',
    headers: { accept: 'application/json', authorization: `Bearer ${config.token}` },
  });
  if (status === 401) throw new Error('the tracker does not accept the token; make a new one and set it again');
  if (status === 429) throw new Error('the tracker asks for patience; try again in a minute');
  if (status !== 200) throw new Error(`the tracker answered ${status}`);
  return JSON.parse(body);
}

definePlugin({
  handlers: {
    async open(ctx, { config }) {
      const key = `open/${config.project}`;
      const kept = await ctx.state.get(key);
      if (kept && Date.now() - kept.at < FRESH) return { issues: kept.issues };
      const found = await ask(ctx, config, `/projects/${encodeURIComponent(config.project)}/issues?state=open&limit=30`);
      const issues = found.map(line);
      await ctx.state.put(key, { at: Date.now(), issues });
      return { issues };
    },
    async one(ctx, { number, config }) {
      if (!Number.isInteger(number)) throw new TypeError('number must be a whole number');
      const issue = await ask(ctx, config, `/projects/${encodeURIComponent(config.project)}/issues/${number}`);
      return { title: issue.title, text: short(issue.text, 4000), labels: issue.labels };
    },
  },
});
