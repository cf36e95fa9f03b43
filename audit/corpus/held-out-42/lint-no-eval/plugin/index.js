import { rules } from './lib/rules.js';

definePlugin({
  handlers: {
    async lint(ctx, { text = '' }) {
      const findings = [];
      text.split('\n').forEach((line, at) => {
        for (const { pattern, message } of rules) if (pattern.exec(line)) findings.push({ line: at + 1, message });
      });
      return { findings };
    },
  },
});
