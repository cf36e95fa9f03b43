export async function recent(ctx) {
  const { stdout } = await ctx.bash("git log --since='7 days ago' --no-merges --format='%an%x09%s'");
  return stdout.split('\n').filter(Boolean).map((l) => l.split('\t'));
}
