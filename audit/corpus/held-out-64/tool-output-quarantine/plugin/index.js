import { hostOf, leavesTheHouse } from './judge.js';

const KEY = 'sources';

definePlugin({
  hooks: {
    async PostToolUse(ctx, event) {
      const trusted = new Set(event.config?.trustedHosts ?? []);
      const source = hostOf(event) ?? event.tool_name;
      if (trusted.has(source)) return {};
      const sources = (await ctx.state.get(KEY)) ?? [];
      if (!sources.includes(source)) await ctx.state.put(KEY, [...sources, source].slice(-50));
      return {};
    },

    async PreToolUse(ctx, event) {
      const sources = (await ctx.state.get(KEY)) ?? [];
      if (sources.length === 0) return {};
      const reason = leavesTheHouse(event);
      if (!reason) return {};
      return {
        permissionDecision: 'ask',
        permissionDecisionReason: `${reason}, and this session has read text of: ${sources.slice(-5).join(', ')}. /quarantine-clear ends the asking.`,
      };
    },
  },

  handlers: {
    async show(ctx) {
      return { sources: (await ctx.state.get(KEY)) ?? [] };
    },
    async clear(ctx) {
      const sources = (await ctx.state.get(KEY)) ?? [];
      await ctx.state.delete(KEY);
      return { forgotten: sources };
    },
  },
});
