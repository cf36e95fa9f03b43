'use strict';

const { rules } = require('./rules.js');

function redact(text) {
  const counts = {};
  let out = text;
  for (const { label, pattern } of rules) {
    out = out.replace(pattern, () => {
      counts[label] = (counts[label] ?? 0) + 1;
      return `[${label}]`;
    });
  }
  return { out, counts };
}

definePlugin({
  handlers: {
    redact: async (ctx, { text }) => {
      const { out, counts } = redact(text || '');
      const found = Object.entries(counts).map(([label, n]) => `${n} × ${label}`);
      return { text: found.length ? `${out}\n\nremoved: ${found.join(', ')}` : out };
    },
  },
});
