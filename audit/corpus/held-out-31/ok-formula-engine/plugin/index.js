'use strict';
const { Parser } = require('./lib/parser');
const { evaluate } = require('./lib/evaluate');

class Sheet {
  constructor(cells = {}) {
    this.cells = new Map(Object.entries(cells));
    this.busy = new Set();
  }
  compile(text) {
    return new Parser(text).expression();
  }
  exec(ref) {
    if (this.busy.has(ref)) throw new Error(`cycle at ${ref}`);
    const raw = this.cells.get(ref) ?? '';
    if (!raw.startsWith('=')) return raw === '' || Number.isNaN(Number(raw)) ? raw : Number(raw);
    this.busy.add(ref);
    try {
      return evaluate(this.compile(raw.slice(1)), (r) => this.exec(r));
    } finally {
      this.busy.delete(ref);
    }
  }
}

definePlugin({
  handlers: {
    evaluate: async (ctx, { text }) => {
      const sheet = new Sheet(JSON.parse(text || '{"A1":"2","A2":"=A1*(3+4)"}'));
      const out = {};
      for (const ref of sheet.cells.keys()) {
        try {
          out[ref] = sheet.exec(ref);
        } catch (e) {
          out[ref] = `#${e.message}`;
        }
      }
      return { text: JSON.stringify(out) };
    },
  },
});
