const ставки = [
  { предел: 5_000_000, доля: 0.13 },
  { предел: Infinity, доля: 0.15 },
];

function посчитать(доход, вычет = 0) {
  let остаток = Math.max(0, доход - вычет);
  let итог = 0;
  let начало = 0;
  for (const { предел, доля } of ставки) {
    const часть = Math.min(остаток, предел - начало);
    итог += часть * доля;
    остаток -= часть;
    начало = предел;
    if (остаток <= 0) break;
  }
  return Math.round(итог);
}

definePlugin({
  handlers: {
    async tax(ctx, { text }) {
      const [доход, вычет] = text.split(/\s+/).map(Number);
      return { tax: посчитать(доход, вычет || 0) };
    },
  },
});
