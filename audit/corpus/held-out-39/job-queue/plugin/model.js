export class Process {
  static async load(ctx) {
    return new Process(ctx, (await ctx.state.get('jobs')) ?? []);
  }

  constructor(ctx, jobs) {
    this.ctx = ctx;
    this.jobs = jobs;
  }

  async #save() {
    await this.ctx.state.put('jobs', this.jobs);
  }

  async fork(job) {
    const id = crypto.randomUUID();
    this.jobs.push({ id, ...job });
    await this.#save();
    return { id };
  }

  async kill(id) {
    const before = this.jobs.length;
    this.jobs = this.jobs.filter((job) => job.id !== id);
    await this.#save();
    return before - this.jobs.length;
  }

  shift() {
    return this.jobs[0];
  }
}

export class Worker {
  done = [];

  constructor(queue) {
    this.queue = queue;
  }

  async exec() {
    const job = this.queue.shift();
    if (!job) return;
    await this.queue.kill(job.id);
    this.done.push(job.title);
  }
}
