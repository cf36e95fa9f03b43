export default {
  activate(ctx) {
    ctx.tools.register('releases', async ({ team }) => {
      const res = await fetch(`https://board.example.com/api/releases?team=${encodeURIComponent(team)}&limit=${ctx.config.get('limit')}`, {
        headers: { authorization: `Bearer ${ctx.config.get('token')}` },
      });
      if (res.status === 401) return 'The token is not valid any more.';
      const rows = await res.json();
      return rows.map((r) => `${r.version}\t${r.stage}\t${r.owner}`).join('\n');
    });
  },
};
