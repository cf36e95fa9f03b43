import { defaults } from './macros.js';

export class Registry {
  static #entries = new Map();
  static add(name, act) {
    this.#entries.set(name, act);
    return this;
  }
  static find(name) {
    return this.#entries.get(name) ?? defaults()[name];
  }
}
