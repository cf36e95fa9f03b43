import { 表 } from './hyou.js';

const 変換 = (文) => [...文].map((字) => (Object.hasOwn(表, 字) ? 表[字] : 字)).join('');

definePlugin({
  handlers: {
    async romaji(ctx, { text = '' }) {
      return { text: 変換(text) };
    },
  },
});
