'use strict';

const DEFAULT_WIDTH = 80;

definePlugin({
  handlers: {
    wrap: async (ctx, { text, config }) => {
      const width = config.width || DEFAULT_WIDTH;
      const out = [];
      let line = '';
      for (const word of text.split(' ')) {
        if (line.length + word.length + 1 > width) { out.push(line); line = word; } else line = line ? line + ' ' + word : word;
      }
      if (line) out.push(line);
      return out.join('\n');
    },
  },
});
