'use strict';

const headings = (text) => text.split('\n').filter((line) => /^#{1,4} /.test(line));

definePlugin({
  handlers: {
    outline: async (ctx, input) => headings(input.text).map((h) => h.replace(/^#+ /, '')),
  },
});
