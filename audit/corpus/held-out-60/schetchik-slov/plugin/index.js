import { посчитать } from './подсчёт.js';

definePlugin({
  handlers: {
    async count(ctx, { path, text }) {
      const содержимое = path ? await ctx.read(path) : (text ?? '');
      const итог = посчитать(содержимое);
      return {
        words: итог.слова,
        sentences: итог.предложения,
        average: итог.средняяДлина,
        minutes: итог.минуты,
      };
    },
  },
});
