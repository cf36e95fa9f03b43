import { 辞書 } from './辞書.js';

const 読みを付ける = (文) => {
  let 結果 = 文;
  for (const [語, 読み] of Object.entries(辞書)) 結果 = 結果.replace(語, `${語}(${読み})`);
  return 結果;
};

const zähle = (größe) => `${größe} Begriffe`;

definePlugin({
  handlers: {
    async annotate(ctx, { text = '' }) {
      return { text: 読みを付ける(text), dictionary: zähle(Object.keys(辞書).length) };
    },
  },
});
