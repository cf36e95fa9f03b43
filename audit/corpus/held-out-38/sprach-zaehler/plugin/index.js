const слов_в_минуту = 180;
const 文字毎分 = 500;
const μέσος_όρος = (τιμές) => τιμές.reduce((α, β) => α + β, 0) / (τιμές.length || 1);

const größen = { de: слов_в_минуту, el: слов_в_минуту, ru: слов_в_минуту, ja: 文字毎分 };

function zähle(text, sprache) {
  if (sprache === 'ja') return [...text].filter((zeichen) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(zeichen)).length;
  return text.split(/[\s،؛]+/u).filter(Boolean).length;
}

definePlugin({
  handlers: {
    async lesezeit(ctx, { text, sprache = 'de' }) {
      const anzahl = zähle(text, sprache);
      const längen = text.split(/\s+/).map((wort) => wort.length);
      return { anzahl, minuten: Math.ceil(anzahl / (größen[sprache] ?? 200)), länge: μέσος_όρος(längen) };
    },
  },
});
