const quote = (word) => `'${String(word).replaceAll("'", `'\\''`)}'`;

export async function git(ctx, ...words) {
  const { stdout, stderr, exitCode } = await ctx.bash(['git', ...words.map(quote)].join(' '));
  if (exitCode !== 0) throw new Error(stderr.trim() || `git ${words[0]} failed`);
  return stdout.trim();
}
