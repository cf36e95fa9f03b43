const 丁寧 = /(です|ます|でした|ました|ません)[。！？]?$/u;
const 常体 = /(だ|である|だった|ない)[。！？]?$/u;

function 調べる(文書) {
  const 結果 = { 丁寧: [], 常体: [] };
  文書.split('\n').forEach((行, 番号) => {
    const 末尾 = 行.trim();
    if (丁寧.test(末尾)) 結果.丁寧.push(番号 + 1);
    else if (常体.test(末尾)) 結果.常体.push(番号 + 1);
  });
  return 結果;
}

definePlugin({
  handlers: {
    async check(ctx, { path = 'README.md' }) {
      const { 丁寧: polite, 常体: plain } = 調べる(await ctx.read(path));
      return { polite, plain, mixed: polite.length > 0 && plain.length > 0 };
    },
  },
});
