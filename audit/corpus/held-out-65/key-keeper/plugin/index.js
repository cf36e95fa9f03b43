import { guarded } from './guarded.js';

const MOST = 50;

async function note(ctx, tool, rule) {
  const list = (await ctx.state.get('refused')) ?? [];
  await ctx.state.put('refused', [...list, { tool, rule, at: Date.now() }].slice(-MOST));
}

definePlugin({
  handlers: {
    async refused(ctx) {
      return { refused: (await ctx.state.get('refused')) ?? [] };
    },
  },
  hooks: {
    async PreToolUse(ctx, event) {
      const input = event.tool_input ?? {};
      const rule = guarded(input.file_path ?? input.path ?? input.command ?? '');
      if (!rule) return {};
      await note(ctx, event.tool_name, rule.name);
      return { decision: 'block', reason: `key-keeper: ${rule.name} stays closed` };
    },
  },
});
