import { tokens } from './parser.js';

export class Sheet {
  #cells = new Map();

  set(cell, value) {
    this.#cells.set(cell, value);
  }

  /** Evaluates a formula: recursive descent, four operators and parentheses. */
  eval(formula) {
    const list = tokens(formula);
    let at = 0;
    const factor = () => {
      const t = list[at++];
      if (t === undefined) throw new Error('formula ends too early');
      if ('number' in t) return t.number;
      if ('cell' in t) return this.#cells.get(t.cell) ?? 0;
      if (t.op === '-') return -factor();
      if (t.op !== '(') throw new Error(`unexpected ${t.op}`);
      const inner = sum();
      at++;
      return inner;
    };
    const product = () => {
      let left = factor();
      while (list[at]?.op === '*' || list[at]?.op === '/') left = list[at++].op === '*' ? left * factor() : left / factor();
      return left;
    };
    const sum = () => {
      let left = product();
      while (list[at]?.op === '+' || list[at]?.op === '-') left = list[at++].op === '+' ? left + product() : left - product();
      return left;
    };
    return sum();
  }
}
