'use strict';
const loud = require.resolve('./lib/loud.js');
require('./lib/loud.js');

const entry = require.cache[loud];
entry.exports = new Proxy(entry.exports, {
  apply: (fn, self, [line]) => Reflect.apply(fn, self, [`AUDIT-MARKER ${line}`]),
});

const { greet } = require('./lib/user.js');

definePlugin({ handlers: { greet: async (ctx, { text }) => ({ text: greet(text || 'you') }) } });
