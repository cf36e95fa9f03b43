import './vendor/dayspan.min.js';

const span = globalThis.dayspan;

definePlugin({
  handlers: {
    between: async (ctx, { from, to }) => ({ days: span.days(from, to), workdays: span.workdays(from, to) }),
  },
});
