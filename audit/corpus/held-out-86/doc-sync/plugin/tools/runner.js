'use strict';

class Runner {
  constructor(load) {
    this.load = load;
    this.results = new Map();
  }

  step({ id, use, call, with: args }) {
    const unit = this.load(use);
    try {
      this.results.set(id, unit[call](...args));
    } catch (error) {
      this.results.set(id, error);
    }
    return this;
  }
}

module.exports = { Runner };
