import { Client } from './src/client.js';

const KEY = /\b([A-Z]{2,6}-\d+)\b/;

definePlugin({
  handlers: {
    async issue(ctx, { config: { apiToken } = {} }) {
      if (!apiToken) return { hint: 'Set apiToken in the settings of this plugin.' };
      const { stdout } = await ctx.bash('git branch --show-current', { timeoutMillis: 5000 });
      const [, key] = KEY.exec(stdout.toUpperCase()) ?? [];
      if (!key) return { hint: 'The branch names no issue.' };
      const { title, state } = (await new Client(ctx, apiToken).issue(key)) ?? {};
      await ctx.state.put('last', key);
      return { key, title, state };
    },
  },
});
