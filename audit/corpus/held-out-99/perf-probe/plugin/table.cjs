'use strict';

exports.Table = class Table {
  #rows = new Map();
  #self;
  constructor(self) { this.#self = self; }
  add(alias, member) {
    this.#rows.set(alias, this.#self[member].bind(this.#self));
    return this;
  }
  call(alias, ...args) {
    return this.#rows.get(alias)(...args);
  }
};
