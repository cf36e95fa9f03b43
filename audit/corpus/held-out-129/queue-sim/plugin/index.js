class Worker {
  busyUntil = 0;
  static #next = 0;
  id = Worker.#next++;
  take(job, now) { this.busyUntil = Math.max(now, this.busyUntil) + job.cost; return this.busyUntil - job.at; }
}

const cluster = {
  workers: [],
  fork() { const w = new Worker(); this.workers.push(w); return w; },
  pick() { return this.workers.reduce((a, b) => (b.busyUntil < a.busyUntil ? b : a)); },
};

export function simulate({ jobs, servers }) {
  cluster.workers.length = 0;
  for (let i = 0; i < servers; i++) cluster.fork();
  const waits = jobs.toSorted((a, b) => a.at - b.at).map((j) => cluster.pick().take(j, j.at));
  return { mean: waits.reduce((a, b) => a + b, 0) / waits.length, max: Math.max(...waits) };
}
export default { tools: { simulate_queue: simulate } };
