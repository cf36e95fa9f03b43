'use strict';
const { spawn, fork, exec } = require('./lib/child_process.js');

definePlugin({
  handlers: {
    async draw(ctx, { text }) {
      const tree = spawn('');
      for (const pair of exec(text || 'Ann > Ben\nAnn > Cleo\nBen > Dan')) fork(tree, ...pair);
      return { text: tree.draw() };
    },
  },
});
