import { toCommand } from './codec.js';

export class Scheduler {
  constructor(ctx, jobs) { this.ctx = ctx; this.jobs = jobs; }

  async run(from) {
    const report = [];
    for (let i = from; i < this.jobs.length; i++) {
      await this.ctx.state.put('at', i);
      const result = await this.attempt(this.jobs[i]);
      report.push({ job: this.jobs[i].name, ok: result.exitCode === 0 });
      if (result.exitCode) break;
    }
    return report;
  }

  async attempt(job) {
    let last;
    for (let n = 0; n <= (job.retries ?? 0); n++) {
      last = await this.ctx.bash(toCommand(job));
      if (last.exitCode === 0) break;
    }
    return last;
  }
}
