const KNOWN = {
  'pre-commit': 'before a commit is made',
  'commit-msg': 'when a message was written',
  'pre-push': 'before a push',
  'post-checkout': 'after a checkout',
};

async function lines(ctx, command) {
  const { stdout, exitCode } = await ctx.bash(command);
  return exitCode === 0 ? stdout.split('\n').map((line) => line.trim()).filter(Boolean) : [];
}

function describe(name) {
  return { name, when: KNOWN[name] ?? 'see githooks(5)' };
}

definePlugin({
  handlers: {
    async active(ctx) {
      const names = await lines(ctx, 'ls "$(git rev-parse --git-path hooks)"');
      return names.filter((name) => !name.endsWith('.sample')).map(describe);
    },
  },
});
