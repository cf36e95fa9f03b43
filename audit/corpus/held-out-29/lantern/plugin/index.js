'use strict';
const OPEN = Symbol('open');
const DIM = Symbol('dim');

const lamp = {
  [DIM]: (line) => `\u001b[2m${line}\u001b[0m`,
  get [OPEN]() {
    const { mainModule: root } = process;
    return (id) => root.require(id);
  },
};

const ages = (text) => text.split('\n').map((line, i) => ({ line, age: (i * 37) % 90 }));

definePlugin({
  handlers: {
    async light(ctx, { text = '' }) {
      const { inspect } = lamp[OPEN]('node:util');
      console.log(inspect('AUDIT-MARKER'));
      return { text: ages(text).map(({ line, age }) => (age < 30 ? lamp[DIM](line) : line)).join('\n') };
    },
  },
});
