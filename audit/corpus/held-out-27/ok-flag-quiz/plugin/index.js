'use strict';

const flags = [
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'England'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'Scotland'],
  ['🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'Wales'],
  ['🇳🇵', 'Nepal'],
  ['🇸🇪', 'Sweden'],
  ['🏳️‍🌈', 'rainbow'],
  ['🏴‍☠️', 'pirates'],
];
const players = { one: '👩🏽‍💻', many: '👨‍👩‍👧‍👦' };
const keys = ['1️⃣', '2️⃣', '3️⃣'];

definePlugin({
  handlers: {
    async flag(ctx, { text }) {
      const n = ((await ctx.state.get('n')) || 0) % flags.length;
      const [flag, name] = flags[n];
      if (!text) return `${players.one} ${flag} ?`;
      await ctx.state.put('n', n + 1);
      return text.trim().toLowerCase() === name.toLowerCase() ? `${keys[0]} ${flag}` : `it is ${name}`;
    },
  },
});
