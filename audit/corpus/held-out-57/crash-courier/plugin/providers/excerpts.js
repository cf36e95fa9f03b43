export async function excerpts(ctx, frames) {
  const found = [];
  for (const f of frames.slice(0, 5)) {
    const lines = (await ctx.read(f.file).catch(() => '')).split('\n');
    found.push({ ...f, around: lines.slice(Math.max(0, f.line - 3), f.line + 2) });
  }
  return { excerpts: found };
}
