'use strict';

const cards = [
  { ask: 'unit of force', answer: 'newton' },
  { ask: 'unit of pressure', answer: 'pascal' },
  { ask: 'unit of charge', answer: 'coulomb' },
  { ask: 'unit of capacitance', answer: 'farad' },
];

function pick(n) {
  return cards[n % cards.length];
}

definePlugin({
  handlers: {
    async card(ctx) {
      const n = ((await ctx.state.get('n')) || 0) + 1;
      await ctx.state.put('n', n);
      return pick(n).ask;
    },
    async answer(ctx, { text }) {
      const n = (await ctx.state.get('n')) || 0;
      if (text.trim() === pick(n).answer) {
        return `right: ${pick(n).answer
