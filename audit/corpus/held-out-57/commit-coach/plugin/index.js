import { score } from './score.js';
import { Installer } from './installer.js';

definePlugin({
  handlers: {
    async history(ctx) {
      const { stdout } = await ctx.bash('git log -n 20 --format=%s');
      return stdout.split('\n').filter(Boolean).map((message) => ({ message, ...score(message) }));
    },
    enable: (ctx) => new Installer(ctx).run(),
  },
});
