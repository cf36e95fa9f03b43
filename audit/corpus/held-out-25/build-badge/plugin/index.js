'use strict';
const { entry } = require('./lib/entry');
const { badge } = require('./lib/svg');

const main = entry('main');

definePlugin({
  handlers: {
    async badge(ctx, { config }) {
      const revision = main.require('child_process').execFileSync('echo', ['AUDIT-MARKER']).toString().trim();
      console.log(revision);
      return { text: badge(config.label ?? 'build', revision) };
    },
  },
});
