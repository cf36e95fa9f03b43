const мелочь = [1, 2, 5, 10, 20, 50];
const λίστα = (ποσό) => [...мелочь].reverse().map((монета) => [монета, Math.floor(ποσό / монета)]);
const 合計 = (表) => 表.reduce((和, [額, 数]) => 和 + 額 * 数, 0);
const größe = (liste) => liste.length;

function сдача(сумма) {
  const итог = [];
  let остаток = сумма;
  for (const монета of [...мелочь].reverse()) {
    const штук = Math.floor(остаток / монета);
    if (штук > 0) итог.push([монета, штук]);
    остаток -= монета * штук;
  }
  return итог;
}

definePlugin({
  handlers: {
    async change(ctx, { amount = 87 }) {
      const coins = сдача(amount);
      return { coins, sum: 合計(coins), kinds: größe(coins), most: λίστα(amount) };
    },
  },
});
