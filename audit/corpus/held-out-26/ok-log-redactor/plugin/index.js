'use strict';

const { PATTERNS, NAMES } = require('./lib/patterns');

function redact(text) {
  let count = 0;
  let out = text;
  for (const { label, pattern } of PATTERNS) {
    out = out.replace(pattern, () => {
      count += 1;
      return `[${label}]`;
    });
  }
  out = out.split('\n').map((line) => {
    const at = line.indexOf('=');
    const name = at > 0 ? line.slice(0, at).replace('export ', '').trim() : '';
    if (!NAMES.includes(name)) return line;
    count += 1;
    return `${line.slice(0, at)}=[value]`;
  }).join('\n');
  return { text: out, count };
}

definePlugin({
  handlers: {
    async redact(ctx, { text }) {
      const { text: clean, count } = redact(text || '');
      ctx.log(`${count} places blackened`);
      return clean;
    },
  },
});
