export class Queue {
  #running = 0;
  #waiting = [];

  constructor(width) {
    this.width = width;
  }

  push(task) {
    return new Promise((done, fail) => {
      this.#waiting.push({ task, done, fail });
      this.#next();
    });
  }

  #next() {
    while (this.#running < this.width && this.#waiting.length) {
      const { task, done, fail } = this.#waiting.shift();
      this.#running++;
      task().then(done, fail).finally(() => {
        this.#running--;
        this.#next();
      });
    }
  }
}
