const TAG = /\b(TODO|FIXME)\b:?\s*(.*)$/gm;

function collect(path, text) {
  return [...text.matchAll(TAG)].map(([, tag, rest]) => ({ path, tag, rest }));
}

definePlugin({
  handlers: {
    async board(ctx, { paths = [] }) {
      const all = [];
      for (const path of paths) all.push(...collect(path, await ctx.read(path)));
      await ctx.state.put('board', all);
      return { count: all.length, all };
    },
  },
});

function render(board {
  return board.map((b) => `- ${b.tag} ${b.rest} (${b.path})`).join('\n');
}}
