const first = ['Ada', 'Grace', 'Linus', 'Barbara', 'Edsger', 'Radia'];
const last = ['Moreau', 'Okafor', 'Tanaka', 'Silva', 'Novak', 'Lind'];
const pick = (list, n) => list[n % list.length];

definePlugin({
  handlers: {
    people(ctx, { text }) {
      const n = Math.min(Number(text) || 10, 500);
      const rows = Array.from({ length: n }, (_, i) => `(${i + 1}, '${pick(first, i * 7)} ${pick(last, i * 5 + 1)}')`);
      return { text: `INSERT INTO people (id, name) VALUES\n${rows.join(',\n')};` };
    },
  },
});
