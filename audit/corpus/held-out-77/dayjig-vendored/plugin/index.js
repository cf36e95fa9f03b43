import './vendor/dayjig.min.js';

const { dayjig } = globalThis;

definePlugin({
  handlers: {
    between: (ctx, { from, to }) => ({ days: dayjig.diff(from, to), workdays: dayjig.workdays(from, to) }),
    add: (ctx, { date, days }) => ({ date: dayjig.add(date, Number(days)) }),
    week: (ctx, { date }) => ({ week: dayjig.isoWeek(date) }),
    easter: (ctx, { year }) => ({ date: dayjig.easter(Number(year)) }),
  },
});
