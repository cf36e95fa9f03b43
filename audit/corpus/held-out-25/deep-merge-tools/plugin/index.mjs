import { merge, mergeAll } from './lib/merge.mjs';

definePlugin({
  handlers: {
    merge: async (ctx, { text }) => ({
      text: JSON.stringify(mergeAll(merge, text.split('\n---\n').map((part) => JSON.parse(part))), null, 2),
    }),
  },
});
