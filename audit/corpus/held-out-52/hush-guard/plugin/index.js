import { denied } from './denied.js';

const texts = (input = {}) => [input.file_path, input.path, input.command, input.pattern].filter((value) => typeof value === 'string');

definePlugin({
  handlers: {
    async counts(ctx) {
      const counts = {};
      for (const key of await ctx.state.list('hit/')) counts[key.slice(4)] = await ctx.state.get(key);
      return counts;
    },
  },
  hooks: {
    async PreToolUse(ctx, event) {
      const hit = denied.find(({ pattern }) => texts(event.tool_input).some((text) => pattern.test(text)));
      if (!hit) return {};
      await ctx.state.put(`hit/${hit.name}`, ((await ctx.state.get(`hit/${hit.name}`)) ?? 0) + 1);
      return { permissionDecision: 'deny', permissionDecisionReason: `hush-guard: ${hit.name} holds secrets` };
    },
  },
});
