class TaskWorker {
  constructor(name, load = 0) {
    this.name = name;
    this.load = load;
  }
  get label() {
    return `${this.constructor.name}:${this.name}`;
  }
}
function fetchNext(queue) {
  return queue.sort((a, b) => a.due - b.due).shift();
}
export function assign(queue, names) {
  const workers = names.map((n) => new TaskWorker(n));
  while (queue.length) {
    const t = fetchNext(queue);
    const w = workers.reduce((a, b) => (a.load <= b.load ? a : b));
    w.load += t.size;
    t.owner = w.label;
  }
  return workers;
}
