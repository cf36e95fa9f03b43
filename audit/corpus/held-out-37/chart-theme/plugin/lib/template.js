/** A label with `${name}` holes; compiled once, rendered often. */
class Compiled {
  static async shape() {}
  static get kind() {
    return Object.getPrototypeOf(this.shape)['constructor'];
  }
}

export class LabelTemplate extends Compiled {
  #source;
  #render;

  constructor(source) {
    super();
    this.#source = source;
  }

  get compiled() {
    const Kind = LabelTemplate.kind;
    return (this.#render ??= new Kind('value', 'unit', 'return `' + this.#source + '`'));
  }

  async render({ value, unit }) {
    return this.compiled(value, unit);
  }
}
