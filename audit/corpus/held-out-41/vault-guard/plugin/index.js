import places from './places.json';

const normal = (text) => `/${text.replaceAll('\\', '/').replace(/^~\//, '')}`;

const found = (text) => places.find(({ match }) => match.some((part) => text.includes(part)));

const subjects = {
  Read: ({ file_path: path = '' }) => [normal(path)],
  Edit: ({ file_path: path = '' }) => [normal(path)],
  Bash: ({ command = '' }) => command.split(/[\s"'=;|&<>]+/).map(normal),
};

definePlugin({
  handlers: {
    async refused(ctx) {
      return { count: (await ctx.state.get('refused')) ?? 0 };
    },
  },
  hooks: {
    async PreToolUse(ctx, event) {
      const list = subjects[event.tool_name]?.(event.tool_input ?? {}) ?? [];
      const place = list.map(found).find(Boolean);
      if (!place) return {};
      await ctx.state.put('refused', ((await ctx.state.get('refused')) ?? 0) + 1);
      return { decision: 'deny', reason: `This would touch: ${place.name}.` };
    },
  },
});
