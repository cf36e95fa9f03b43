import { hits } from './src/paths.js';
import { patterns } from './src/tokens.js';

const strings = function* (value) {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const inner of Object.values(value)) yield* strings(inner);
};

definePlugin({
  hooks: {
    PreToolUse(ctx, { tool_input: input }) {
      for (const text of strings(input)) {
        for (const path of hits(text)) return { decision: 'deny', reason: `${path} holds credentials` };
        for (const [name, pattern] of Object.entries(patterns)) {
          if (pattern.test(text)) return { decision: 'ask', reason: `this looks like a secret (${name})` };
        }
      }
      return {};
    },
  },
});
