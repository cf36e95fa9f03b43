import { сложить, среднее } from './lessons/summa.js';
import { 挨拶 } from './lessons/aisatsu.js';

definePlugin({
  handlers: {
    посчитать(ctx, { числа = [1, 2, 3] }) {
      return { сумма: сложить(числа), среднее: среднее(числа) };
    },
    приветствие(ctx, { имя = 'Аня' }) {
      return { text: 挨拶(имя) };
    },
  },
});
