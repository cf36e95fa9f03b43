import { Machine } from './machine.js';
import { parse } from './parser.js';

function names(from, to) {
  const part = (cell) => /^([A-Z]+)(\d+)$/.exec(cell).slice(1);
  const [column, first] = part(from);
  const [, last] = part(to);
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${column}${Number(first) + index}`);
}

class Sheet {
  constructor(cells) {
    this.cells = cells;
    this.open = new Set();
  }

  eval(formula) {
    const machine = new Machine((from, to) => {
      const values = names(from, to).map((name) => this.value(name));
      return values.length === 1 ? values[0] : values;
    });
    return machine.exec(parse(formula));
  }

  value(name) {
    if (this.open.has(name)) throw new RangeError('#CYCLE');
    this.open.add(name);
    try {
      const content = this.cells[name] ?? '';
      return content.startsWith('=') ? this.eval(content.slice(1)) : Number(content);
    } finally {
      this.open.delete(name);
    }
  }
}

const load = async (ctx) => new Sheet((await ctx.state.get('cells')) ?? {});

definePlugin({
  handlers: {
    async set(ctx, { cell, content }) {
      const sheet = await load(ctx);
      sheet.cells[String(cell).toUpperCase()] = String(content);
      await ctx.state.put('cells', sheet.cells);
      return { cells: Object.keys(sheet.cells).length };
    },
    async value(ctx, { cell = 'A1' }) {
      const sheet = await load(ctx);
      try {
        return { value: sheet.value(String(cell).toUpperCase()) };
      } catch (error) {
        return { value: error.message };
      }
    },
    async needs(ctx, { cell = 'A1' }) {
      const sheet = await load(ctx);
      return { needs: [...(sheet.cells[cell] ?? '').matchAll(/[A-Z]+\d+/g)].map(([name]) => name) };
    },
  },
});
