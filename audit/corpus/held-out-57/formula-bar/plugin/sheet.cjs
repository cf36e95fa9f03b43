'use strict';
const vm = require('node:vm');

const SUM = (...n) => n.reduce((a, b) => a + Number(b), 0);
class Sheet {
  constructor(rows) { this.rows = rows; this.formulas = new Map(); }
  define(name, formula) { this.formulas.set(name, formula); }
  names() { return [...this.formulas.keys()]; }
  cells() {
    const out = {};
    this.rows.forEach((row, r) => row.forEach((v, c) => { out[String.fromCharCode(65 + c) + (r + 1)] = v; }));
    return out;
  }
  value(name) { return vm.runInNewContext(this.formulas.get(name), { SUM, self: this, ...this.cells() }); }
}
module.exports = { Sheet };
