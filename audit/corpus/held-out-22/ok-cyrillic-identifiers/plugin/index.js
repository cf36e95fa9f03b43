'use strict';

const гласные = new Set('аеёиоуыэюя');

function слоги(слово) {
  return [...слово.toLowerCase()].filter((буква) => гласные.has(буква)).length;
}

function длинаСтроки(строка) {
  return строка.split(/\s+/).filter(Boolean).map(слоги).reduce((итог, число) => итог + число, 0);
}

definePlugin({
  handlers: {
    async ритм(ctx, { text }) {
      return text.split('\n').map((строка) => `${длинаСтроки(строка)}\t${строка}`).join('\n');
    },
  },
});
