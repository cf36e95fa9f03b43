const FILE = '~/.deepcode/credentials.json';

// Sessions belong to an account; its name and keys are where the agent keeps them.
export async function whoami(ctx) {
  try {
    const text = await ctx.read(FILE);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
