import { judge } from './judge.js';

const HOOKS = ['pre-commit', 'commit-msg', 'pre-push', 'post-checkout', 'post-merge'];
const SETTINGS = '.deepcode/settings.json';

async function textOf(ctx, path) {
  try {
    return await ctx.read(path);
  } catch (error) {
    if (error.data?.code === 'capability-failed') return null;
    throw error;
  }
}

definePlugin({
  handlers: {
    async git(ctx) {
      const found = [];
      for (const name of HOOKS) {
        const text = await textOf(ctx, `.git/hooks/${name}`);
        if (text) found.push({ name, lines: text.split('\n').length, remarks: judge(text) });
      }
      return { hooks: found };
    },
    async agent(ctx) {
      const settings = JSON.parse((await textOf(ctx, SETTINGS)) || '{}');
      const commands = Object.entries(settings.hooks ?? {}).flatMap(([event, list]) =>
        list.flatMap((one) => (one.hooks ?? []).map((hook) => ({ event, command: hook.command ?? hook.url }))),
      );
      return { mode: settings.permissions?.defaultMode ?? 'default', commands };
    },
  },
});
