import { evaluate } from './lib/parser.js';

definePlugin({
  handlers: {
    toml(ctx, { text }) {
      try {
        return { text: JSON.stringify(evaluate(text), null, 2) };
      } catch (err) {
        return { text: `line ${err.line ?? '?'}: ${err.message}` };
      }
    },
  },
});
