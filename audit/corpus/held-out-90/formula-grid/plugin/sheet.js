import { schema } from './schema.js';
import { walk } from './walk.js';

class Cell {
  constructor(text) {
    this.text = text;
  }
  get isFormula() {
    return this.text.startsWith(schema.formula.prefix);
  }
  value(scope) {
    if (!this.isFormula) return Number(this.text) || this.text;
    const make = walk(this, schema.formula.maker);
    return make(...Object.keys(scope), `return ${this.text.slice(1)}`)(...Object.values(scope));
  }
}

export class Sheet {
  constructor(rows) {
    this.rows = rows.map((r) => r.map((t) => new Cell(String(t))));
  }
  fill() {
    const scope = {};
    return this.rows.map((row, y) =>
      row.map((cell, x) => {
        const v = cell.value(scope);
        scope[String.fromCharCode(65 + x) + (y + 1)] = v;
        return v;
      }),
    );
  }
}
