class FieldWorker {
  constructor(name) { this.name = name; this.shifts = 0; }
  postMessage(text) { return `to ${this.name}: ${text}`; }
}

export const activate = (ctx) => ctx.registerTool("roster", {
  run({ names, days }) {
    const workers = names.map((n) => new FieldWorker(n));
    return days.map((day) => {
      const worker = workers.reduce((a, b) => (b.shifts < a.shifts ? b : a));
      worker.shifts++;
      return worker.postMessage(`you are on ${day}`);
    });
  },
});
