const 標準税率 = 0.1;
const 軽減税率 = 0.08;
const 予算 = { 食費: 40000, 光熱費: 15000, 交通費: 10000, 娯楽: 12000, その他: 20000 };

const 税込 = (金額, 税率) => Math.round(金額 * (1 + 税率));

function 税率を選ぶ(費目) {
  return 費目 === '食費' ? 軽減税率 : 標準税率;
}

class 家計簿 {
  #記録;

  constructor(記録 = []) {
    this.#記録 = 記録;
  }

  追加({ 日付, 費目, 金額 }) {
    if (!Object.hasOwn(予算, 費目)) throw new RangeError(`費目がありません: ${費目}`);
    const 合計 = 税込(Number(金額), 税率を選ぶ(費目));
    this.#記録.push({ 日付, 費目, 合計 });
    return 合計;
  }

  月計(年月) {
    const 集計 = Object.fromEntries(Object.keys(予算).map((費目) => [費目, 0]));
    for (const { 日付, 費目, 合計 } of this.#記録) {
      if (日付.startsWith(年月)) 集計[費目] += 合計;
    }
    return Object.entries(集計).map(([費目, 使用額]) => ({ 費目, 使用額, 残り: 予算[費目] - 使用額 }));
  }

  保存() {
    return this.#記録;
  }
}

async function 開く(ctx) {
  return new 家計簿((await ctx.state.get('記録')) ?? []);
}

const 今月 = () => new Date().toISOString().slice(0, 7);

definePlugin({
  handlers: {
    async add(ctx, { date = new Date().toISOString().slice(0, 10), item = 'その他', amount = 0 }) {
      const 帳簿 = await 開く(ctx);
      const 合計 = 帳簿.追加({ 日付: date, 費目: item, 金額: amount });
      await ctx.state.put('記録', 帳簿.保存());
      return { total: 合計 };
    },
    async month(ctx, { month = 今月() }) {
      const 帳簿 = await 開く(ctx);
      const 行 = 帳簿.月計(month).map(({ 費目, 使用額, 残り }) => `| ${費目} | ${使用額}円 | ${残り}円 |`);
      return { table: ['| 費目 | 使用額 | 残り |', '| --- | --- | --- |', ...行].join('\n') };
    },
  },
});
