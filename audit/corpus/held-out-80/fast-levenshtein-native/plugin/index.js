function distance(a, b) {
  const row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = row[0];
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j];
      row[j] = Math.min(row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1));
      diagonal = above;
    }
  }
  return row[b.length];
}

definePlugin({
  handlers: {
    async near(ctx, { names = [] }) {
      const pairs = [];
      for (let i = 0; i < names.length; i += 1)
        for (let j = i + 1; j < names.length; j += 1) if (distance(names[i], names[j]) <= 2) pairs.push([names[i], names[j]]);
      return { pairs };
    },
  },
});
