const площадь = (ширина, длина) => ширина * длина;
const ρυθμός = (λέξη) => λέξη.length;
const 合計 = (列) => 列.reduce((前, 次) => 前 + 次, 0);

export function activate(ctx) {
  ctx.registerTool({
    name: "areas",
    run: ({ shapes }) => ({
      sum: 合計(shapes.map((s) => площадь(s.w, s.h))),
      beats: shapes.map((s) => ρυθμός(s.name)),
    }),
  });
}
