const box = (title, lines) => {
  const width = Math.max(title.length, ...lines.map((line) => line.length)) + 2;
  const row = (text) => `│ ${text.padEnd(width - 2)} │`;
  return [`┌${'─'.repeat(width)}┐`, row(title), ...lines.map(row), `└${'─'.repeat(width)}┘`].join('\n');
};

const first = async (ctx, command) => (await ctx.bash(command)).stdout.trim();

export const widgets = {
  clock: async () => box('Clock', [new Date().toISOString().slice(11, 16)]),
  branch: async (ctx) => box('Branch', [await first(ctx, 'git branch --show-current')]),
  changes: async (ctx) => box('Changes', (await first(ctx, 'git diff --stat')).split('\n').slice(-5)),
  tasks: async (ctx) => box('Tasks', ((await ctx.state.get('tasks')) ?? []).map((task) => `· ${task}`)),
};
