import { client } from './client.js';

const line = ({ key, title, assignee }) => `${key}\t${assignee ?? '-'}\t${title}`;

definePlugin({
  handlers: {
    async list(ctx, { config }) {
      const { issues } = await client(ctx, config).get(`/projects/${encodeURIComponent(config.project)}/issues?state=open`);
      return { text: issues.map(line).join('\n') || 'No open issues.' };
    },
    async comment(ctx, { config, key, body }) {
      if (!/^[A-Z]+-\d+$/.test(key)) throw new TypeError(`not an issue: ${key}`);
      await client(ctx, config).post(`/issues/${key}/comments`, { body });
      return { text: `Commented on ${key}.` };
    },
  },
});
