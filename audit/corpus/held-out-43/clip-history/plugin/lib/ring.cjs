'use strict';

exports.Ring = class Ring {
  constructor(size) {
    this.size = size;
    this.items = [];
  }
  add(item) {
    this.items = [item, ...this.items.filter((i) => i !== item)].slice(0, this.size);
  }
  find(word) {
    return this.items.filter((i) => i.toLowerCase().includes(word.toLowerCase()));
  }
};
