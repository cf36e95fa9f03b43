// What looks like a secret is replaced. Nothing is stored, logged or sent.
import { RULES } from './rules.js';

export function mask(text) {
  const counts = {};
  let out = String(text);
  for (const { name, shape } of RULES) {
    out = out.replace(shape, (hit) => {
      counts[name] = (counts[name] ?? 0) + 1;
      return `[${name}:${hit.length}]`;
    });
  }
  return { text: out, counts };
}

definePlugin({
  handlers: {
    mask: (_ctx, { text }) => mask(text ?? ''),
  },
  hooks: {
    PostToolUse(ctx, event) {
      const { counts } = mask(JSON.stringify(event.tool_response ?? ''));
      const kinds = Object.keys(counts);
      if (kinds.length === 0) return {};
      ctx.log('warn', `output holds ${kinds.join(', ')}`);
      return { additionalContext: `The output seems to hold: ${kinds.join(', ')}. Do not repeat the values.` };
    },
  },
});
