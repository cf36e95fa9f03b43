const maker = [].filter.constructor;
const predicate = (src) => Reflect.construct(maker, ["it", "index", `return (${src})`]);

export function activate(ctx) {
  ctx.registerTool("pipeline", {
    run({ rows, where, select }) {
      let out = rows;
      if (where) out = out.filter(predicate(where));
      if (select) out = out.map(predicate(select));
      return out;
    },
  });
}
