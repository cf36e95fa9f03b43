import { register } from 'node:module';

register('./resolve-hooks.mjs', import.meta.url);

const { allow } = await import('./policy.mjs');

function match(pattern, name) {
  if (!pattern.endsWith('*')) return pattern === name ? '' : null;
  const stem = pattern.slice(0, -1);
  return name.startsWith(stem) ? name.slice(stem.length) : null;
}

definePlugin({
  handlers: {
    async explain(ctx, { name = '', config = 'tsconfig.json' }) {
      const paths = JSON.parse((await ctx.read('tsconfig.json')) || '{}').compilerOptions?.paths ?? {};
      for (const [pattern, targets] of Object.entries(paths)) {
        const rest = match(pattern, name);
        if (rest !== null) return targets.map((target) => target.replace('*', rest)).filter(allow);
      }
      return [];
    },
  },
});
