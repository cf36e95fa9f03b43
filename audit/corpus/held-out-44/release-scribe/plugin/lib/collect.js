export async function collect(ctx, sources) {
  const parts = [];
  for (const source of sources) {
    try {
      const text = await ctx.read(source.path);
      parts.push({ label: source.label, text: text.slice(0, source.limit) });
    } catch (error) {
      ctx.log('debug', `skipped ${source.label}: ${error.message}`);
    }
  }
  return parts;
}
