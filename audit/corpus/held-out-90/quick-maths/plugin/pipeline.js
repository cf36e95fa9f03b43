export class Pipeline {
  constructor(stages) {
    this.stages = stages;
  }
  push(value) {
    return this.stages.reduce((acc, [label, fn]) => {
      try {
        return [acc].map((v) => fn(v))[0];
      } catch (e) {
        throw new Error(`${label}: ${e.message}`);
      }
    }, value);
  }
}
