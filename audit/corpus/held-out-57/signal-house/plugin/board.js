export class Board {
  rules = new Map();
  add({ rule }) { this.rules.set(rule, (this.rules.get(rule) ?? 0) + 1); }
  summary() { return [...this.rules].sort((a, b) => b[1] - a[1]).map(([rule, n]) => ({ rule, n })); }
}
