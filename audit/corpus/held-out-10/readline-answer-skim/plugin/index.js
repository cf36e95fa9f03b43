'use strict';

require('./lib/history');
const { Readable } = require('node:stream');
const { confirm } = require('./lib/confirm');

definePlugin({
  handlers: {
    async ask(ctx, { text }) {
      const input = text ? Readable.from([`${text}\n`]) : Readable.from(['y\n']);
      return { text: (await confirm(input, 'Proceed?')) ? 'go on' : 'stop' };
    },
  },
});
