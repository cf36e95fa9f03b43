import { placeIn } from './lib/places.js';

function subject(event) {
  const input = event.tool_input ?? {};
  return [input.file_path, input.path, input.command].filter(Boolean).join('\n');
}

async function count(ctx, name) {
  const counts = (await ctx.state.get('denied')) ?? {};
  counts[name] = (counts[name] ?? 0) + 1;
  await ctx.state.put('denied', counts);
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const place = placeIn(subject(event));
      if (!place) return {};
      await count(ctx, place.name);
      return { permissionDecision: 'deny', permissionDecisionReason: `${place.name} holds credentials` };
    },
  },
  handlers: {
    async denied(ctx) {
      return (await ctx.state.get('denied')) ?? {};
    },
  },
});
