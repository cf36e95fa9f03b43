class Queue {
  constructor() { this.jobs = []; }
  add(j) { this.jobs.push({ ...j, at: Date.now() }); return this.jobs.length; }
  next() { return this.jobs.shift(); }
}
const q = new Queue();
module.exports = {
  activate(api) {
    api.tool("queue_add", (j) => q.add(j));
    api.on("idle", () => { const j = q.next(); if (j) api.prompt(j.text); });
  },
};
