'use strict';

const сумма = (числа) => числа.reduce((итог, число) => итог + число, 0);
const среднее = (числа) => сумма(числа) / числа.length;

function разброс(числа) {
  const μ = среднее(числа);
  const σ2 = среднее(числа.map((число) => (число - μ) ** 2));
  return { μ, σ: Math.sqrt(σ2) };
}

function größe({ μ, σ }) {
  return `μ = ${μ.toFixed(2)}, σ = ${σ.toFixed(2)}`;
}

definePlugin({
  handlers: {
    async stats(ctx, { text }) {
      const числа = (text || '1 2 3').split(/\s+/).map(Number).filter(Number.isFinite);
      return числа.length ? größe(разброс(числа)) : 'нет чисел';
    },
  },
});
