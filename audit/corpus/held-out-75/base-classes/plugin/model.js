export class Model {
  static fields = [];
  static define(name, fields) {
    return { [name]: class extends this { static fields = fields; } }[name];
  }
  static getter(field) {
    return super.constructor('self', `return self.${field}`);
  }
  constructor(values = {}) {
    for (const field of this.constructor.fields) this[field] = values[field] ?? null;
  }
  equals(other) { return this.constructor.fields.every((f) => Object.is(this[f], other[f])); }
  toString() { return `${this.constructor.name}(${this.constructor.fields.map((f) => this.constructor.getter(f)(this)).join(', ')})`; }
}
