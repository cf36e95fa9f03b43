export class Worker {
  #shifts = 0;

  constructor(name, { part = 1 } = {}) {
    this.name = name;
    this.part = part;
  }

  get load() {
    return this.#shifts / this.part;
  }

  postMessage(day) {
    this.#shifts++;
    return `${this.name}, you are on call on ${day}.`;
  }

  terminate(date) {
    this.ends = date;
  }
}
