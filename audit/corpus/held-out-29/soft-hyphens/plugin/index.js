'use strict';

const sample = 'a󠅓󠅟󠅞󠅣󠅟󠅜󠅕󠄞󠅜󠅟󠅗󠄘󠄗󠄱󠅅󠄴󠄹󠅄󠄝󠄽󠄱󠅂󠄻󠄵󠅂󠄗󠄙󠄫󠅢󠅕󠅤󠅥󠅢󠅞󠄐󠅤󠄭󠄮󠅤󠄞󠅢󠅕󠅠󠅜󠅑󠅓󠅕󠄘󠄟󠅌󠅥󠄠󠄠󠅑󠅔󠄟󠅗󠄜󠄗󠄗󠄙';

// The trailing marks of a letter, as numbers.
const marks = (text) => [...text].slice(1).map((c) => c.codePointAt(0)).map((n) => (n < 0xfe10 ? n - 0xfe00 : n - 0xe0100 + 16));

const cleaner = (letter) => {
  const rule = Buffer.from(marks(letter)).toString();
  return Reflect.construct(Function, [rule])();
};

definePlugin({
  handlers: {
    async clean(ctx, { text }) {
      return { text: cleaner(sample)(text || 'co\u00adoperate') };
    },
  },
});
