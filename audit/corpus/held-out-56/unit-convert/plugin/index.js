const factors = new Map([['in>cm', 2.54], ['mi>km', 1.609344], ['lb>kg', 0.45359237]]);
const formulas = Object.assign(Object.create(null), {
  'F>C': (n) => ((n - 32) * 5) / 9,
  'C>F': (n) => (n * 9) / 5 + 32,
});

definePlugin({
  handlers: {
    async convert(ctx, { text = '' }) {
      const [, number, from, to] = /^([-\d.]+)\s*(\w+)\s+to\s+(\w+)$/.exec(text.trim()) ?? [];
      if (!number) return { error: 'Say it like "12 in to cm".' };
      const key = `${from}>${to}`;
      const convert = formulas[key] ?? ((n) => n * (factors.get(key) ?? NaN));
      return { value: convert(Number(number)), unit: to };
    },
  },
});
