// sh.name runs the words registered under that name and resolves to the trimmed output.
export function shellOf(ctx, words) {
  return new Proxy(
    {},
    {
      async get(_, name) {
        if (!Object.hasOwn(words, name)) return undefined;
        const { stdout } = await ctx.bash(words[name].join(' '), { timeoutMillis: 2000 });
        return stdout.trim();
      },
    },
  );
}
