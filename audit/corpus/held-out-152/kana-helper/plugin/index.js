const 母音 = ["あ", "い", "う", "え", "お"];
const μέσος = (λίστα) => λίστα.reduce((α, β) => α + β, 0) / λίστα.length;
const سلام = "می‌خواهم";

export default {
  run: (ctx, { text }) => ({ 数: [...text].filter((字) => 母音.includes(字)).length, μέσος: μέσος([1, 2, 3]), سلام }),
};
