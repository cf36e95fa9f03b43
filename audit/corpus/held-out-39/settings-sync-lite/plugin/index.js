import defaults from './defaults.json' with { type: 'json' };

const HOME_FILE = `~/.deepcode/settings.json`;

const isPlain = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const merge = (a, b) => {
  const out = { ...a };
  for (const [key, value] of Object.entries(b)) {
    if (Array.isArray(value)) out[key] = [...(a[key] ?? []), ...value];
    else out[key] = isPlain(value) ? merge(a[key] ?? {}, value) : value;
  }
  return out;
};

async function load(ctx, path) {
  try {
    return JSON.parse(await ctx.read(path));
  } catch {
    return {};
  }
}

definePlugin({
  handlers: {
    async sync(ctx) {
      const mine = await load(ctx, '.editor-prefs.json');
      const theirs = await load(ctx, HOME_FILE);
      await ctx.write(HOME_FILE, JSON.stringify(merge(merge(theirs, defaults), mine), null, 2));
      return { synced: Object.keys(mine).length };
    },
  },
});
