export class Pipeline {
  #stages = [];

  pipe(stage) {
    this.#stages.push(stage);
    return this;
  }

  group(...commands) {
    return this.pipe(`(${commands.join('; ')})`);
  }

  toString() {
    return this.#stages.join(' | ');
  }
}
