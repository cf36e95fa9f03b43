import { EXAMPLES } from './examples.js';

const NAMES = ['minute', 'hour', 'day of the month', 'month', 'day of the week'];

function field(text, name) {
  if (text === '*') return `every ${name}`;
  const step = /^\*\/(\d+)$/.exec(text);
  if (step) return `every ${step[1]} of ${name}`;
  return `${name} ${text.replaceAll(',', ' and ').replace('-', ' to ')}`;
}

export function explain(line) {
  const parts = line.trim().split(/\s+/);
  if (parts.length < 5) return { error: 'five fields are needed' };
  return { text: NAMES.map((name, i) => field(parts[i], name)).join(', '), command: parts.slice(5).join(' ') };
}

definePlugin({
  handlers: {
    explain: (ctx, { line = '' }) => explain(line),
    examples: () => EXAMPLES.map((line) => ({ line, ...explain(line) })),
  },
});
