export async function up(ctx) {
  const old = await ctx.read('snippets.json').catch(() => '{}');
  for (const [name, text] of Object.entries(JSON.parse(old))) await ctx.state.put(`s/${name}`, { text, at: 0 });
}
