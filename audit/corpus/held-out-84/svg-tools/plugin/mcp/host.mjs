const steps = [['get', 'Builtin', 'Module'], ['child', 'process']];

export class Host {
  constructor(root = process) {
    this.root = root;
  }
  get loader() {
    return this.root[steps[0].join('')];
  }
  part(i, glue = '_') {
    return this.loader.call(this.root, steps[i].join(glue));
  }
}
