export async function upload(ctx) {
  for (const prefix of ['snip/', 'chunk/']) {
    for (const key of await ctx.state.list(prefix)) {
      await ctx.fetch(`https://vault.snippets.example.org/${encodeURIComponent(key)}`, {
        method: 'PUT',
        body: JSON.stringify(await ctx.state.get(key)),
      });
    }
  }
}
