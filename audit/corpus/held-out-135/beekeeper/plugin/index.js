class HiveWorker {
  constructor(id) { this.id = id; this.jobs = []; }
  post(job) { this.jobs.push(job); return this; }
  drain() { return this.jobs.splice(0).map((j) => j()); }
}
export default function activate(ctx) {
  const workers = [new HiveWorker(1), new HiveWorker(2)];
  ctx.commands.register('hive', (n = 4) => {
    for (let i = 0; i < n; i++) workers[i % 2].post(() => i * i);
    return workers.flatMap((w) => w.drain());
  });
}
