import { таблица } from './таблица.js';
export function activate(ctx) {
  ctx.tools.register({
    name: 'translit',
    description: 'Транслитерация русского текста',
    run({ text }) {
      let итог = '';
      for (const буква of text) {
        const замена = таблица[буква.toLowerCase()];
        итог += замена === undefined ? буква : замена;
      }
      return итог;
    },
  });
}
