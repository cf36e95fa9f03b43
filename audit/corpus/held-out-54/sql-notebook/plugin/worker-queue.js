// No threads: a queue that takes one statement after the other.
export class TaskWorker {
  #tasks = [];

  spawn(task) {
    this.#tasks.push(task);
    return this;
  }

  exec() {
    return this.#tasks.splice(0).map((task) => task());
  }
}
