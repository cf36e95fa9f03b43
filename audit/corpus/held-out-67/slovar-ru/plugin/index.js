import словарь from './словарь.json';

/** Все расхождения со словарём в одной строке. */
const найтиВСтроке = (строка, номер) => {
  const находки = [];
  for (const [верно, неверные] of Object.entries(словарь)) {
    for (const слово of неверные) {
      const место = строка.toLowerCase().indexOf(слово);
      if (место >= 0) находки.push({ номер, место, слово, верно });
    }
  }
  return находки;
};

definePlugin({
  handlers: {
    async проверить(ctx, { пути = [] }) {
      const итог = [];
      for (const путь of пути) {
        const строки = (await ctx.read(путь)).split('\n');
        строки.forEach((строка, i) => итог.push(...найтиВСтроке(строка, i + 1).map((находка) => ({ путь, ...находка }))));
      }
      return { итог };
    },
  },
});
