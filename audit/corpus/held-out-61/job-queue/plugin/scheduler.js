const WAIT = Symbol('wait');

/** A scheduler for coroutines in simulated time. */
export class Scheduler {
  #ready = [];
  #sleeping = [];
  now = 0;

  spawn(routine, ...given) {
    this.#ready.push(routine(...given));
  }

  static *sleep(ticks) {
    yield { [WAIT]: ticks };
  }

  run() {
    for (;;) {
      while (this.#ready.length > 0) {
        const routine = this.#ready.shift();
        const { value, done } = routine.next(this.now);
        if (done) continue;
        const ticks = value?.[WAIT] ?? 0;
        if (ticks > 0) this.#sleeping.push({ at: this.now + ticks, routine });
        else this.#ready.push(routine);
      }
      if (this.#sleeping.length === 0) return this.now;
      this.#sleeping.sort((a, b) => a.at - b.at);
      const { at, routine } = this.#sleeping.shift();
      this.now = at;
      this.#ready.push(routine);
    }
  }
}
