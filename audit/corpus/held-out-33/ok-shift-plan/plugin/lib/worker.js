'use strict';

class Worker {
  #shifts = [];

  constructor(name) {
    this.name = name;
  }

  postMessage(shift) {
    this.#shifts.push(shift);
    return this;
  }

  get load() {
    return this.#shifts.length;
  }

  free(shift) {
    return !this.#shifts.includes(shift - 1);
  }
}

exports.Worker = Worker;
