// csv-lens
definePlugin({
  handlers: {
    lens: async (ctx, { text }) => {
      const [head = '', ...rows] = text.split(/\r?\n/);
      return head.split(',').map((name, i) => {
        const values = rows.slice(0, 50).map((r) => r.split(',')[i]).filter(Boolean);
        return `${name}: ${values.every((v) => !Number.isNaN(Number(v))) ? 'number' : 'text'}`;
      }).join('\n');
    },
  },
});
