'use strict';

const { Feed } = require('./lib/feed');

const feed = new Feed(process.cwd());

definePlugin({
  handlers: {
    changes(ctx, { config }) {
      feed.ignore = new Set(config.ignore || ['node_modules', '.git', 'dist']);
      feed.start();
      const list = feed.take();
      return { text: list.length ? list.map((c) => `${c.kind.padEnd(7)} ${c.file}`).join('\n') : 'No changes.' };
    },
  },
  hooks: {
    SessionEnd() { feed.stop(); },
  },
});
