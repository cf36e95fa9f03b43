'use strict';
const help = [
  [/borrow of moved value: `(\w+)`/, (m) => `\`${m[1]}\` was given away. Lend it with & or clone it.`],
  [/cannot find (\w+) `(\w+)`/, (m) => `There is no ${m[1]} called \`${m[2]}\` here. Is an import missing?`],
  [/mismatched types/, () => 'Two types should be the same and are not.'],
];
definePlugin({
  handlers: {
    async explain(ctx, { text = '' }) {
      for (const [shape, say] of help) {
        const m = shape.exec(text);
        if (m) return { text: say(m) };
      }
      return { text: 'That message is new to me.' };
    },
  },
});
