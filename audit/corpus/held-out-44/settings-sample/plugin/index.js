import { languages } from './languages.js';

const TARGET = '.env.example';

async function namesFor(ctx, { glob, search, name }) {
  const { stdout } = await ctx.bash(`git grep -hoE '${search}' -- '${glob}'`);
  return [...stdout.matchAll(name)].map((found) => found[1]);
}

async function existing(ctx) {
  try {
    return await ctx.read(TARGET);
  } catch (error) {
    if (error.data?.code === 'capability-failed') return '';
    throw error;
  }
}

definePlugin({
  handlers: {
    async update(ctx) {
      const names = new Set();
      for (const language of languages) {
        for (const name of await namesFor(ctx, language)) names.add(name);
      }
      const before = await existing(ctx);
      const added = [...names].sort().filter((name) => !new RegExp(`^${name}=`, 'm').test(before));
      if (added.length) await ctx.write(TARGET, `${before}${added.map((name) => `${name}=`).join('\n')}\n`);
      return { added };
    },
  },
});
