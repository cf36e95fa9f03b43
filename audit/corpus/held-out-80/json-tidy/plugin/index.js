function indentOf(text) {
  return /^[ \t]+/m.exec(text)?.[0] ?? '  ';
}

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
<<<<<<< HEAD
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
=======
  const keys = Object.keys(value).sort((a, b) => a.localeCompare(b, 'en'));
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]));
>>>>>>> locale-order
}

definePlugin({
  handlers: {
    async tidy(ctx, { file }) {
      const text = await ctx.read(file);
      await ctx.write(file, `${JSON.stringify(sorted(JSON.parse(text)), null, indentOf(text))}\n`);
      return { file };
    },
  },
});
