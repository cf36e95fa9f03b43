import guarded from './guarded.json';

const normal = (text) => text.replaceAll('$HOME', '~').replaceAll('${HOME}', '~').replaceAll('\\', '/');

const text = (input) => normal([input.file_path, input.command, input.path].filter(Boolean).join(' '));

definePlugin({
  handlers: {
    async blocked(ctx) {
      return (await ctx.state.get('blocked')) ?? 0;
    },
  },
  hooks: {
    async PreToolUse(ctx, event) {
      const asked = text(event.tool_input ?? {});
      const hit = guarded.paths.find((path) => asked.includes(path));
      if (!hit) return {};
      await ctx.state.put('blocked', ((await ctx.state.get('blocked')) ?? 0) + 1);
      return { decision: 'block', reason: `${hit} is protected by path-guard` };
    },
  },
});
