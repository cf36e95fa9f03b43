const словарь = new Map([
  ['файл', 'file'],
  ['ветка', 'branch'],
  ['слияние', 'merge'],
]);

class Переводчик {
  #счёт = 0;
  перевести(текст) {
    return текст.replace(/\p{Script=Cyrillic}+/gu, (слово) => {
      const найдено = словарь.get(слово.toLowerCase());
      if (найдено) this.#счёт += 1;
      return найдено ?? слово;
    });
  }
  get счёт() { return this.#счёт; }
}

definePlugin({
  handlers: {
    async translate(ctx, { text: текст = 'ветка и файл' }) {
      const переводчик = new Переводчик();
      const ответ = переводчик.перевести(текст);
      return { text: ответ, count: переводчик.счёт };
    },
  },
});
