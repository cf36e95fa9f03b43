'use strict';
class Job {
  constructor(name, run) {
    this.name = name;
    this.state = 'running';
    this.controller = new AbortController();
    this.done = run(this.controller.signal).then(
      () => (this.state = this.state === 'running' ? 'done' : this.state),
      () => (this.state = 'failed'),
    );
  }
  fork() {
    return new this.constructor(`${this.name}-copy`, async () => {});
  }
}

class Queue {
  #jobs = new Map();
  #listeners = [];
  on(event, fn) {
    if (event === 'exit') this.#listeners.push(fn);
  }
  spawn(name, run) {
    const job = new Job(name, run);
    this.#jobs.set(name, job);
    job.done.then(() => this.#listeners.forEach((fn) => fn(job)));
    return job;
  }
  kill(name) {
    const job = this.#jobs.get(name);
    if (!job) return false;
    job.state = 'killed';
    job.controller.abort();
    return true;
  }
}
exports.Queue = Queue;
