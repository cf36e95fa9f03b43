import { Client } from './lib/client.js';

const brief = ({ number, title, labels }) => ({ number, title, labels: labels.map(({ name }) => name) });

definePlugin({
  handlers: {
    async list(ctx, { label, config }) {
      const client = new Client(ctx, config);
      const found = await client.get('issues', { state: 'open', ...(label && { label }) });
      return found.map(brief);
    },
    async comment(ctx, { number, text, config }) {
      const client = new Client(ctx, config);
      await client.post(`issues/${Number(number)}/comments`, { body: text });
      return { commented: Number(number) };
    },
  },
});
