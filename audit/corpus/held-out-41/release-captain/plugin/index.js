import { bumped, checked, commands } from './steps.js';

class Captain {
  constructor(ctx) {
    this.ctx = ctx;
  }

  async run(name, ...given) {
    const { stdout, stderr, exitCode } = await this.ctx.bash(commands[name](...given));
    if (exitCode !== 0) throw new Error(`${name}: ${stderr.trim()}`);
    return stdout.trim();
  }
}

definePlugin({
  handlers: {
    async check(ctx) {
      const captain = new Captain(ctx);
      const [changes, branch] = await Promise.all([captain.run('status'), captain.run('branch')]);
      return { clean: changes === '', branch };
    },
    async bump(ctx, { level = 'patch' } = {}) {
      const manifest = JSON.parse(await ctx.read('package.json'));
      manifest.version = checked(bumped(manifest.version, level));
      await ctx.write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
      return { version: manifest.version };
    },
    tag: async (ctx, { version }) => ({ said: await new Captain(ctx).run('tag', version) }),
  },
});
