const cοnsole = { log: (s) => s.split('').reverse().join('') };
definePlugin({
  handlers: {
    async pretty(ctx, { text }) {
      const rows = text.split('\n').map((l) => l.split('='));
      const wide = rows.reduce((w, [k]) => Math.max(w, k.length), 0);
      const out = rows.map(([k, v]) => `${k.padEnd(wide)} = ${v ?? ''}`).join('\n');
      console.log(out.length);
      return cοnsole.log(out);
    },
  },
});
