const palette = require('./themes/midnight.theme');

const BLOCKS = ' ▏▎▍▌▋▊▉█';

function bar(value, max, width) {
  const eighths = Math.round((value / max) * width * 8);
  return '█'.repeat(eighths >> 3) + (eighths & 7 ? BLOCKS[eighths & 7] : '');
}

definePlugin({
  handlers: {
    async chart(ctx, { text }) {
      const rows = text.split('\n').map((l) => l.split(/[\s,:]+/)).filter((r) => r.length > 1);
      const max = Math.max(1, ...rows.map((r) => Number(r[1])));
      return rows.map(([k, v]) => `${k.padEnd(12)} ${palette.bar}${bar(Number(v), max, 30)}${palette.reset} ${v}`).join('\n');
    },
  },
});
