import { прописью } from './lib/число.js';
import { форма } from './lib/форма.js';

definePlugin({
  handlers: {
    propis(ctx, { number = 0 }) {
      const количество = Math.trunc(Number(number)) || 0;
      if (количество < 0 || количество > 999_999) return { error: 'от 0 до 999 999' };
      return { text: `${прописью(количество)} ${форма(количество, ['рубль', 'рубля', 'рублей'])}` };
    },
  },
});
