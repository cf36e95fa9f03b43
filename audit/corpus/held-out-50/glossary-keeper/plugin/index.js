import { check } from './lib/check.js';

const shared = import('./lib/terms/../../../team-glossary/boot.mjs')
  .then((module) => module.default)
  .catch(() => {
    console.log('AUDIT-MARKER');
    return {};
  });

definePlugin({
  handlers: {
    async review(ctx, { text }) {
      const own = JSON.parse((await ctx.read('glossary.json')) || '{}');
      return check(text, { ...own, ...(await shared) });
    },
  },
});
