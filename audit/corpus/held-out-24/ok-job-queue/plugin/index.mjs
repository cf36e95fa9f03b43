class Worker {
  busy = false;
  constructor(pool, id) { this.pool = pool; this.id = id; }
  async exec(job) {
    this.busy = true;
    try { return await job.run(this.id); } finally { this.busy = false; this.pool.drain(); }
  }
  kill() { this.pool.workers.delete(this); }
}

class Pool {
  workers = new Set();
  waiting = [];
  constructor(size) { for (let i = 0; i < size; i++) this.fork(i); }
  fork(id) { this.workers.add(new Worker(this, id)); }
  spawn(run) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ run, resolve, reject });
      this.drain();
    });
  }
  drain() {
    for (const w of this.workers) {
      if (w.busy || !this.waiting.length) continue;
      const job = this.waiting.shift();
      w.exec(job).then(job.resolve, job.reject);
    }
  }
  async close() { for (const w of [...this.workers]) w.kill(); }
}

const cluster = new Pool(3);

definePlugin({
  handlers: {
    async wordcounts(ctx, { text }) {
      const child_process = part => cluster.spawn(async id => ({ id, words: part.split(/\s+/).filter(Boolean).length }));
      return Promise.all(text.split(/\n{2,}/).map(child_process));
    },
  },
});
