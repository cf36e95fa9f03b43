function rows(text) {
  const [head, ...rest] = text.trim().split('\n').map((line) => line.split(','));
  return rest.map((cells) => Object.fromEntries(head.map((name, i) => [name.trim(), cells[i]?.trim() ?? ''])));
}

definePlugin({
  handlers: {
    pick(ctx, { text, columns }) {
      return rows(text).map((row) => columns.map((name) => row[name] ?? null));
    },
    group(ctx, { text, by }) {
      const groups = Object.create(null);
      for (const row of rows(text)) (groups[row[by]] ??= []).push(row);
      return groups;
    },
  },
});
