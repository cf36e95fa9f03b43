import { secrets } from './patterns.js';

async function count(ctx, kind) {
  const sums = (await ctx.state.get('stopped')) ?? {};
  await ctx.state.put('stopped', { ...sums, [kind]: (sums[kind] ?? 0) + 1 });
}

async function stop(ctx, text, where) {
  const found = secrets(text);
  if (!found.length) return {};
  const [kind] = found;
  await count(ctx, kind);
  return { decision: 'block', reason: `leak-radar: there seems to be a ${kind} in ${where}. Take it out, and replace it if it was ever shared.` };
}

definePlugin({
  handlers: {
    async stopped(ctx) {
      return { stopped: (await ctx.state.get('stopped')) ?? {} };
    },
  },
  hooks: {
    UserPromptSubmit: (ctx, event) => stop(ctx, event.prompt ?? '', 'the prompt'),
    PreToolUse(ctx, event) {
      const { content, new_string: next, url } = event.tool_input ?? {};
      return stop(ctx, content ?? next ?? url ?? '', `what ${event.tool_name} was given`);
    },
  },
});
