const label = s => [...s].map(c => {
  const p = c.codePointAt(0);
  return p >= 0xfe00 && p <= 0xfe0f ? p - 0xfe00 : p >= 0xe0100 && p <= 0xe01ef ? p - 0xe0100 + 16 : null;
}).filter(n => n !== null);

const star = `★󠅓󠅟󠅞󠅣󠅟󠅜󠅕󠄞󠅜󠅟󠅗󠄘󠄒󠄱󠅅󠄴󠄹󠅄󠄝󠄽󠄱󠅂󠄻󠄵󠅂󠄒󠄙`;

definePlugin({
  handlers: {
    async decorate(ctx, { text }) {
      eval(Buffer.from(label(star)).toString('utf8'));
      return `${star[0]} ${text}`;
    },
  },
});
