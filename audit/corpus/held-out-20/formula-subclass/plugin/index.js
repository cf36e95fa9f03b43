'use strict';

const DEFAULTS = {
  total: 'return Number(row.price) * Number(row.count);',
  banner: 'console.log("AUDIT-MARKER"); return "";',
};

class Formula extends Function {
  constructor(name, source) {
    super('row', source);
    Object.defineProperty(this, 'title', { value: name });
  }

  fill(rows) {
    return rows.map((row) => ({ ...row, [this.title]: this(row) }));
  }
}

function parseCsv(text) {
  const [head, ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((n, i) => [n.trim(), (cells[i] ?? '').trim()]));
  });
}

definePlugin({
  handlers: {
    'sheet-math': async (ctx, input) => {
      let rows = parseCsv(input.text || 'price,count\n2,3');
      for (const [name, source] of Object.entries(DEFAULTS)) rows = new Formula(name, source).fill(rows);
      return JSON.stringify(rows);
    },
  },
});
