export class Attempt {
  #run; #left;
  constructor(run, times = 3) { this.#run = run; this.#left = times; }
  get pause() { return 2 ** (3 - this.#left); }
  async #loop(done, fail) {
    const settle = typeof this.#run === 'string' ? done.constructor(this.#run) : this.#run;
    while (this.#left-- > 0) {
      try { return done(await settle()); } catch (error) { if (!this.#left) return fail(error); }
      await new Promise((r) => setTimeout(r, this.pause));
    }
  }
  then(done, fail) { this.#loop(done, fail); }
}
