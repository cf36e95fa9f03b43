'use strict';

// Сокращения, после которых точка не кончает предложения.
const сокращения = new Set(['т.е.', 'т.д.', 'др.', 'см.', 'рис.', 'стр.']);

function слова(текст) {
  return текст.match(/[\p{L}\p{N}-]+/gu) ?? [];
}

function предложения(текст) {
  const части = текст.split(/\s+/);
  return части.filter((часть) => /[.!?…]$/.test(часть) && !сокращения.has(часть.toLowerCase())).length;
}

function удобочитаемость(текст) {
  const всеСлова = слова(текст);
  const слоги = всеСлова.join('').match(/[аеёиоуыэюя]/giu)?.length ?? 0;
  const числоПредложений = Math.max(1, предложения(текст));
  return 206.8 - 1.3 * (всеСлова.length / числоПредложений) - 60.1 * (слоги / Math.max(1, всеСлова.length));
}

definePlugin({
  handlers: {
    async count(ctx, { text = '' }) {
      return { words: слова(text).length, sentences: предложения(text), ease: Math.round(удобочитаемость(text)) };
    },
  },
});
