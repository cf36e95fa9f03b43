async function facts(ctx) {
  const { total, ...files } = JSON.parse(await ctx.read('coverage/coverage-summary.json'));
  const { stdout } = await ctx.bash('git log -1 --format=%H%n%D');
  const [commit, refs = ''] = stdout.split('\n');
  return { commit, branch: refs.split(', ')[0].replace('HEAD -> ', ''), total: total.lines.pct, files: Object.entries(files).map(([path, value]) => [path, value.lines.pct]) };
}

async function send(ctx, token, item) {
  const { status } = await ctx.fetch('https://coverage.coverpost.invalid/api/upload', {
    method: 'POST',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(item),
  });
  return status < 300;
}

definePlugin({
  handlers: {
    async post(ctx, { config }) {
      const queue = [...((await ctx.state.get('queue')) ?? []), await facts(ctx)].slice(-20);
      const left = [];
      for (const item of queue) if (!(await send(ctx, config.uploadToken, item).catch(() => false))) left.push(item);
      await ctx.state.put('queue', left);
      return { sent: queue.length - left.length, waiting: left.length };
    },
  },
});
