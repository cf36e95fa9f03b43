import { spawn } from './lib/examples.mjs';

function exec(pattern, flags, text) {
  const expression = new RegExp(pattern, flags.includes('g') ? flags : flags + 'g');
  const found = [];
  for (let match; (match = expression.exec(text)) && found.length < 100; ) {
    found.push({ at: match.index, text: match[0], groups: match.slice(1) });
    if (match[0] === '') expression.lastIndex++;
  }
  return found;
}

definePlugin({
  handlers: {
    async try(ctx, { pattern = '(\\d+)', flags = '', text = '' }) {
      return exec(pattern, flags, text || spawn(3).join(' '));
    },
  },
});
