export class Chart {
  static defaults = { unit: '', digits: 1 };

  constructor(title, values, options = {}) {
    this.title = title;
    this.values = values.map(Number);
    this.options = { ...this.constructor.defaults, ...options };
  }

  /** The same chart with other options. */
  with(options) {
    return new this.constructor(this.title, this.values, { ...this.options, ...options });
  }

  format(value) {
    const { unit, digits } = this.options;
    return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
  }

  get kind() {
    return this.constructor.name;
  }

  describe() {
    if (this.values.length === 0) return `${this.kind} chart "${this.title}" without values.`;
    const least = this.format(Math.min(...this.values));
    const most = this.format(Math.max(...this.values));
    return `${this.kind} chart "${this.title}": ${this.values.length} values from ${least} to ${most}.${this.detail()}`;
  }

  detail() {
    return '';
  }
}
