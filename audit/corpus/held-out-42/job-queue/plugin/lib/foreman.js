import { Worker } from './worker.js';

// A few workers take jobs from one list. They are objects, not threads.
export class Foreman {
  constructor(count) {
    this.workers = Array.from({ length: count }, (_, id) => new Worker(id));
  }

  async all(jobs) {
    const rest = [...jobs];
    const done = [];
    await Promise.all(this.workers.map((worker) => worker.take(rest, done)));
    return done;
  }
}
