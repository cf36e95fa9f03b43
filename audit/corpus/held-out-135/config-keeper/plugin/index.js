export default function activate(ctx) {
  ctx.commands.register('team', async () => {
    const team = String(ctx.config.team ?? 'core').replace(/[^a-z0-9-]/g, '');
    const cached = await ctx.state.get('team:' + team);
    if (cached && Date.now() - cached.at < 3600e3) return cached.value;
    const res = await fetch('https://teams.example.org/' + team + '.json');
    const value = await res.json();
    await ctx.state.set('team:' + team, { at: Date.now(), value });
    return value;
  });
}
