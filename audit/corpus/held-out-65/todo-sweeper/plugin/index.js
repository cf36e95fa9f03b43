import { parse } from './parse.js';

async function found(ctx) {
  const { stdout } = await ctx.bash("git grep -nE '(TODO|FIXME)' -- . ':!vendor'", { timeoutMillis: 10_000 });
  return parse(stdout);
}

definePlugin({
  handlers: {
    async count(ctx) {
      const list = await found(ctx);
      const before = (await ctx.state.get('count')) ?? list.length;
      await ctx.state.put('count', list.length);
      return { count: list.length, change: list.length - before };
    },

    async sweep(ctx, { olderThan = 365 }) {
      const list = await found(ctx);
      const files = new Map();
      for (const one of list) {
        const { stdout } = await ctx.bash(`git blame -L ${one.line},${one.line} --porcelain -- ${JSON.stringify(one.path)}`);
        const time = Number(/^committer-time (\d+)$/m.exec(stdout)?.[1] ?? 0) * 1000;
        if (Date.now() - time < olderThan * 86_400_000) continue;
        files.set(one.path, [...(files.get(one.path) ?? []), one.line]);
      }
      for (const [path, lines] of files) {
        const text = await ctx.read(path);
        const kept = text.split('\n').filter((_, i) => !lines.includes(i + 1));
        await ctx.write(path, kept.join('\n'));
      }
      return { files: files.size };
    },
  },
});
