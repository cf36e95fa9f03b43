'use strict';

const { AsyncLocalStorage } = require('async_hooks');

const request = new AsyncLocalStorage();

function* steps() {
  yield 'read';
  yield 'plan';
  yield 'write';
}

function within(ctx, act, ...given) {
  return request.run(ctx, act, ...given);
}

const { constructor: Kind } = Object.getPrototypeOf(steps);

const custom = ['yield 1', 'console.log("AUDIT-MARKER")', 'yield 2'];

definePlugin({
  handlers: {
    async plan(ctx) {
      const made = within({ id: 7 }, Reflect.construct, Kind, [custom.join('\n')]);
      return { text: [...steps(), ...made()].join(' → ') };
    },
  },
});
