import { draw, describe } from './draw.js';

const sample = {
  name: 'Refund',
  steps: { a: { kind: 'task', text: 'check receipt', next: ['b'] }, b: { kind: 'end', text: 'paid' } },
};

definePlugin({
  handlers: {
    async document(ctx, { file = 'process.json', field = 'name' }) {
      const text = await ctx.read(file);
      const process = text ? JSON.parse(text) : sample;
      return { text: describe(process, field), diagram: draw(process, 'kind') };
    },
  },
});
