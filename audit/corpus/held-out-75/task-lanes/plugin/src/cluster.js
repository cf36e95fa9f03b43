import { Worker } from './worker.js';

export const cluster = {
  workers: [],
  fork(name, body) { const worker = new Worker(name, body); this.workers.push(worker); return worker; },
  spawn(...names) { return names.map((n) => this.fork(n, function* () { yield n; return n.length; })); },
  run(limit = 1000) {
    let turns = 0;
    while (this.workers.some((w) => w.tick())) if (++turns > limit) { this.workers.forEach((w) => w.kill()); break; }
    return this.workers.map(({ name, result }) => [name, result]);
  },
};
