import словарь from './словарь.json' with { type: 'json' };

function форма(число, формы) {
  const остаток = Math.abs(число) % 100;
  const последняя = остаток % 10;
  if (остаток > 10 && остаток < 20) return формы[2];
  if (последняя === 1) return формы[0];
  if (последняя > 1 && последняя < 5) return формы[1];
  return формы[2];
}

definePlugin({
  handlers: {
    decline(ctx, { number = 0, word = '' }) {
      if (!Object.hasOwn(словарь, word)) return { error: `нет в словаре: ${word}` };
      return { text: `${number} ${форма(number, словарь[word])}` };
    },
  },
});
