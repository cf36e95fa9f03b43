class Amount {
  constructor(value, unit) { this.value = value; this.unit = unit; }
  get label() { return `${Number(this.value.toFixed(1))} ${this.unit}`.trim(); }
}

// A rule is an amount that can be called.
class Rule extends (class {}).constructor {
  constructor(text) { super('n', 'k', text); }
  on(amount, factor) { return new Amount(this(amount.value, factor), amount.unit); }
}

export { Amount, Rule };
