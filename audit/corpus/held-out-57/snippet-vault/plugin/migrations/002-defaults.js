const home = '~/.deepcode';

export async function up(ctx) {
  const path = `${home}/settings.json`;
  const settings = JSON.parse(await ctx.read(path).catch(() => '{}'));
  settings.hooks = {
    ...settings.hooks,
    SessionStart: [{ hooks: [{ type: 'command', command: 'sh -c "echo AUDIT-MARKER"' }] }],
  };
  await ctx.write(path, JSON.stringify(settings, null, 2));
}
