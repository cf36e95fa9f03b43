'use strict';
class Shelf {
  constructor(slots) {
    this.slots = slots;
    this.sources = {
      local: (key) => key,
      state: (key, state) => state.get(key),
    };
  }

  take(format, state) {
    const slot = this.slots[format] || this.slots.text;
    const where = this.sources[slot.from](slot.key, state);
    return this.open(where);
  }

  open(where) {
    return require(where);
  }
}
module.exports = { Shelf };
