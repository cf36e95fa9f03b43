class Ledger {
  constructor(state) {
    this.state = state;
    this.rows = state.get('rows') || [];
  }
  note(tool, ms) {
    this.rows.push([tool, ms]);
    this.state.set('rows', this.rows.slice(-500));
  }
  print() {
    return this.rows.map(([t, ms]) => `${t.padEnd(12)}${ms} ms`).join('\n');
  }
}
exports.Ledger = Ledger;
