function headings(text) {
  const found = [];
  let fenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const match = fenced ? null : /^(#{1,6})\s+(.*)$/.exec(line);
    if (match) found.push({ level: match[1].length, title: match[2] });
  }
  return found;
}

definePlugin({
  handlers: {
    async outline(ctx, { path }) {
      const text = await ctx.read(path);
      return { outline: headings(text).map((h) => '  '.repeat(h.level - 1) + h.title };
    },
    async count(ctx, { path }) {
      return { count: headings(await ctx.read(path)).length
