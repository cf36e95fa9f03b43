export class Process {
  #keys = new Map();
  #alive = true;
  constructor(name) {
    this.name = name;
  }
  binding(key, action) {
    this.#keys.set(key, action);
    return this;
  }
  exec(key) {
    return this.#alive ? this.#keys.get(key) ?? 'ignored' : 'gone';
  }
  kill() {
    this.#alive = false;
  }
}

export class Worker {
  #queue = [];
  constructor(process) {
    this.process = process;
  }
  post(message) {
    this.#queue.push(message);
  }
  drain() {
    return this.#queue.splice(0).map((m) => this.process.exec(m));
  }
}
