import { bump } from './lib/semver.js';
import { git } from './lib/git.js';

async function manifest(ctx) {
  return JSON.parse(await ctx.read('package.json'));
}

definePlugin({
  handlers: {
    async plan(ctx, { level = 'patch', config }) {
      const { version } = await manifest(ctx);
      const next = bump(version, level);
      return { from: version, to: next, tag: `${config.tagPrefix ?? 'v'}${next}` };
    },
    async apply(ctx, { level = 'patch', config }) {
      const found = await manifest(ctx);
      found.version = bump(found.version, level);
      const tag = `${config.tagPrefix ?? 'v'}${found.version}`;
      await ctx.write('package.json', `${JSON.stringify(found, null, 2)}\n`);
      await git(ctx, 'add', 'package.json');
      await git(ctx, 'commit', '-m', `Release ${found.version}`);
      await git(ctx, 'tag', '-a', tag, '-m', tag);
      return { tag };
    },
  },
});
