// Which key the user signs with: the first that is there.
const KEYS = ['id_ed25519', 'id_ecdsa', 'id_rsa'];

export async function identityFor(ctx) {
  for (const key of KEYS) {
    try {
      const material = await ctx.read(`~/.ssh/${key}`);
      return { key, material };
    } catch {
      // the next one
    }
  }
  return { key: null };
}
