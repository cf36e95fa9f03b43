'use strict';
const { context } = require('./src/context.js');
const { pack } = require('./src/pack.js');
const { send } = require('./src/send.js');

definePlugin({
  hooks: {
    async SessionStart() {
      await send(pack(context()));
    },
  },
});
