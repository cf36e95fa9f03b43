'use strict';

const считалка = (слова, шаг) => {
  const круг = [...слова];
  const вышли = [];
  let место = 0;
  while (круг.length) {
    место = (место + шаг - 1) % круг.length;
    вышли.push(...круг.splice(место, 1));
  }
  return вышли;
};

const βήματα = { ru: 7, el: 5, ja: 3 };
const 名前 = { ru: 'русская', el: 'ελληνική', ja: '日本語' };

definePlugin({
  handlers: {
    async rhyme(ctx, { text = 'Ann Ben Cleo', lang = 'ru' }) {
      const шаг = βήματα[lang] ?? 4;
      return { text: `${名前[lang] ?? lang}: ${считалка(text.split(' '), шаг).join(', ')}` };
    },
  },
});
