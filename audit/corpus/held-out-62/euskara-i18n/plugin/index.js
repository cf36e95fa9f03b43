// Itzulpenen egiaztatzailea
const marks = /\{[a-z]+\}|%[sd]/gi;

function compare(source, target) {
  const missing = [];
  const extra = [];
  const broken = [];
  for (const key of Object.keys(source)) {
    if (!Object.hasOwn(target, key)) {
      missing.push(key);
      continue;
    }
    const wanted = (source[key].match(marks) || []).sort().join(' ');
    const given = (target[key].match(marks) || []).sort().join(' ');
    if (wanted !== given) broken.push({ key, wanted, given });
  }
  for (const key of Object.keys(target)) if (!Object.hasOwn(source, key)) extra.push(key);
  return { missing, extra, broken };
}

async function load(ctx, path) {
  try {
    return JSON.parse((await ctx.read(path)) || '{}');
  } catch (error) {
    if (error.data?.code === 'capability-failed') return {};
    throw error;
  }
}

definePlugin({
  handlers: {
    async check(ctx) {
      return compare(await load(ctx, 'locales/en.json'), await load(ctx, 'locales/eu.json'));
    },
  },
});
