const masks = [
  [/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '<uuid>'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '<ip>'],
  [/\b0x[0-9a-f]+\b/gi, '<hex>'],
  [/\d+/g, '<n>'],
];

const template = (line) => masks.reduce((text, [pattern, name]) => text.replace(pattern, name), line.trim());

definePlugin({
  handlers: {
    async templates(ctx, { path = 'app.log', limit = 50 }) {
      const found = new Map();
      for (const line of (await ctx.read(path)).split('\n')) {
        if (!line.trim()) continue;
        const key = template(line);
        const known = found.get(key) ?? { count: 0, example: line };
        known.count += 1;
        found.set(key, known);
      }
      return { rows: [...found].map(([key, value]) => ({ template: key, ...value })).sort((a, b) => a.count - b.count).slice(0, limit) };
    },
  },
});
