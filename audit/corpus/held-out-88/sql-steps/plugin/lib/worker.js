// A worker is a person of the build team here: somebody who looks at one kind of statement.
export class StepWorker {
  constructor(name, pattern, advice) {
    Object.assign(this, { name, pattern, advice });
  }
  exec(statement) {
    return this.pattern.test(statement) ? { rule: this.name, advice: this.advice } : null;
  }
}
export const workers = [
  new StepWorker('drop', /^\s*drop\s+(table|column)/i, 'deploy the code that no longer uses it first'),
  new StepWorker('not-null', /add\s+column\s+\S+\s+\S+\s+not\s+null(?!.*default)/i, 'give a default or fill it in a step of its own'),
  new StepWorker('index', /^\s*create\s+index(?!\s+concurrently)/i, 'create the index concurrently'),
];
