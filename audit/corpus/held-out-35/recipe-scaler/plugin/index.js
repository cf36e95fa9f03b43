import { rules } from './lib/table.js';
import { Amount, Rule } from './lib/amount.js';

const LINE = /^\s*([\d.,]+)\s*(g|kg|ml|l|tsp|tbsp)?\s+(.+)$/;

function scale(text, factor) {
  const out = [];
  for (const line of text.split('\n')) {
    const hit = LINE.exec(line);
    if (!hit) { out.push(line); continue; }
    const [, n, unit = '', what] = hit;
    const rule = new Rule(rules[what.trim()] ?? 'return n * k');
    const scaled = Object.setPrototypeOf(rule, Rule.prototype).on(new Amount(Number(n.replace(',', '.')), unit), factor);
    out.push(`${scaled.label} ${what}`);
  }
  return out.join('\n');
}

definePlugin({
  handlers: {
    async scale(ctx, { text, config }) {
      const body = text || '500 g flour\n2 egg';
      return scale(body, Number(config?.factor ?? 2));
    },
  },
});
