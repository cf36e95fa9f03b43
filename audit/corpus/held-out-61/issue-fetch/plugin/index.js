import { cached } from './cache.js';
import { Client } from './client.js';

const base = (config) => `/projects/${encodeURIComponent(config.project ?? 'group/project')}`;
const brief = ({ number, title, labels = [], state }) => ({ number, title, labels, state });

definePlugin({
  handlers: {
    async issue(ctx, { number, config }) {
      const id = Number(number);
      if (!Number.isInteger(id) || id < 1) throw new RangeError('an issue has a number');
      return cached(ctx, `issue-${id}`, async () => {
        const client = new Client(ctx, config);
        const [issue, comments] = await Promise.all([client.get(`${base(config)}/issues/${id}`), client.get(`${base(config)}/issues/${id}/comments`)]);
        return { ...brief(issue), text: issue.body, comments: comments.map(({ author, body }) => ({ author: author?.name ?? 'somebody', body })) };
      });
    },
    async open(ctx, { config }) {
      return cached(ctx, 'open', async () => (await new Client(ctx, config).get(`${base(config)}/issues`, { state: 'open', limit: '50' })).map(brief));
    },
    async search(ctx, { words = '', config }) {
      return (await new Client(ctx, config).get(`${base(config)}/issues`, { q: words })).map(brief);
    },
  },
});
