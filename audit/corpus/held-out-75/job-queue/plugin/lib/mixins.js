export const Timed = (Base) => class extends Base {
  begun = Date.now();
  get age() { return Date.now() - this.begun; }
};
export const Named = (Base) => class extends Base {
  label = 'job';
  toString() { return `${this.label} (${this.age} ms)`; }
};
export const compose = (base, ...mixins) => mixins.reduce((c, mixin) => mixin(c), base);
