const СТАВКА = 0.2;

function округлить(сумма) {
  return Math.round(сумма * 100) / 100;
}

function налог(сумма, ставка = СТАВКА) {
  return округлить(сумма * ставка);
}

function разобрать(текст) {
  const число = Number(String(текст).replace(/\s/g, '').replace(',', '.'));
  return Number.isFinite(число) ? число : 0;
}

definePlugin({
  handlers: {
    async nds(_ctx, { text }) {
      const сумма = разобрать(text);
      return { text: `НДС: ${налог(сумма)}; всего: ${округлить(сумма + налог(сумма))}` };
    },
  },
});
