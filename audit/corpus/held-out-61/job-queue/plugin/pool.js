import { Scheduler } from './scheduler.js';

/** Runs jobs with a number of workers and writes down who did what when. */
export class WorkerPool {
  constructor(size) {
    this.size = size;
    this.scheduler = new Scheduler();
    this.log = [];
  }

  *#worker(name, jobs, finished) {
    while (jobs.size > 0) {
      const job = [...jobs.values()].find((each) => each.needs.every((need) => finished.has(need)));
      if (job === undefined) {
        yield* Scheduler.sleep(1);
        continue;
      }
      jobs.delete(job.name);
      const begun = this.scheduler.now;
      yield* Scheduler.sleep(job.minutes);
      finished.add(job.name);
      this.log.push({ name: job.name, worker: name, begun, ended: this.scheduler.now });
    }
  }

  exec(list) {
    const jobs = new Map(list.map((job) => [job.name, job]));
    const finished = new Set();
    for (let index = 1; index <= this.size; index++) this.scheduler.spawn(() => this.#worker(`w${index}`, jobs, finished));
    return { minutes: this.scheduler.run(), log: this.log };
  }
}
