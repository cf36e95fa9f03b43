import { register } from 'node:module';

register('./lib/resolve-hook.mjs', import.meta.url);

const missing = (source) => [...source.matchAll(/from\s+'(\.[^']*)'/g)].map((m) => m[1]).filter((s) => !/\.\w+$/.test(s));

definePlugin({
  handlers: {
    async check(ctx, { text = '' }) {
      const { hint } = await import('./lib/hint.mjs');
      return { text: missing(text).map(hint).join('\n') };
    },
  },
});
