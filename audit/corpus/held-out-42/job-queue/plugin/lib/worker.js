export class Worker {
  constructor(id) {
    this.id = id;
  }

  async take(rest, done) {
    while (rest.length > 0) {
      const job = rest.shift();
      await null;
      done.push(`${job} by worker ${this.id}`);
    }
  }
}
