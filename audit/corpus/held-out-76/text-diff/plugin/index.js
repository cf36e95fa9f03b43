import { wdiff, version } from './vendor/wdiff.min.js';

definePlugin({
  handlers: {
    diff(ctx, { before = '', after = '' }) {
      return { version, words: wdiff(before, after) };
    },
  },
});
