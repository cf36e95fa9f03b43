import { rules } from './rules.js';

const textOf = ({ command = '', file_path = '', content = '', new_string = '' }) => ({ command, path: file_path, text: content || new_string });

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const call = textOf(event.tool_input ?? {});
      for (const { id, where, pattern, decision, reason } of rules) {
        if (!pattern.test(call[where])) continue;
        const count = (await ctx.state.get(`hits:${id}`)) ?? 0;
        await ctx.state.put(`hits:${id}`, count + 1);
        ctx.log('info', `${id} matched`);
        return { decision, reason };
      }
      return {};
    },
  },
  handlers: {
    async summary(ctx) {
      const keys = await ctx.state.list('hits:');
      return Object.fromEntries(await Promise.all(keys.map(async (key) => [key.slice(5), await ctx.state.get(key)])));
    },
  },
});
