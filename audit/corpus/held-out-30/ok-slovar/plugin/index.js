'use strict';

const знаки = /[.!?…]+/;

function разбить(текст) {
  return текст.split(/\s+/).filter((слово) => слово.length > 0);
}

function средняяДлина(слова) {
  if (слова.length === 0) return 0;
  const итог = слова.reduce((сумма, слово) => сумма + слово.length, 0);
  return итог / слова.length;
}

const λέξεις = (κείμενο) => разбить(κείμενο).length;

definePlugin({
  handlers: {
    подсчёт: async (ctx, { text }) => {
      const слова = разбить(text);
      return { words: λέξεις(text), sentences: text.split(знаки).length, average: средняяДлина(слова) };
    },
  },
});
