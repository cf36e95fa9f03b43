export class TaskWorker {
  constructor(node) { this.node = node; }
  names() { return [this.node.name, ...(this.node.children ?? []).flatMap((c) => new TaskWorker(c).names())]; }
}
export const walk = (node) => new TaskWorker(node).names();
