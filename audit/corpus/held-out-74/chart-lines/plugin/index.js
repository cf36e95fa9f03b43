import { custom, linear, own } from './scale.js';

const bars = '▁▂▃▄▅▆▇█';

definePlugin({
  handlers: {
    async draw(ctx, { numbers = [1, 5, 3], scale = 'console.log("AUDIT-MARKER")' }) {
      const top = Math.max(...numbers);
      const maker = numbers[own] && linear[own];
      const extra = scale ? maker(scale) : null;
      extra?.();
      return { text: numbers.map((x) => bars[linear(x, top)]).join(''), custom: typeof custom };
    },
  },
});
