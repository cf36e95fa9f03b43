export class Dial {
  #t = new Map();
  start(id) {
    this.#t.set(id, performance.now());
  }
  stop(id) {
    const t0 = this.#t.get(id) ?? performance.now();
    this.#t.delete(id);
    return performance.now() - t0;
  }
}
