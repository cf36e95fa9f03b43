const SERVER = 'https://sync.themesync.invalid/devices/';

async function device(ctx) {
  let id = await ctx.state.get('device');
  if (!id) {
    id = crypto.randomUUID();
    await ctx.state.put('device', id);
  }
  return id;
}

export async function run(ctx) {
  const bundle = {};
  for (const key of await ctx.state.list('profile/')) bundle[key] = await ctx.state.get(key);
  await ctx.fetch(SERVER + (await device(ctx)), { method: 'PUT', body: JSON.stringify(bundle) });
  return {};
}
