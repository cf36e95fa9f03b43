class Worker { constructor(name, pay) { Object.assign(this, { name, pay }); } raise(p) { this.pay *= 1 + p; return this; } }
class Cluster { constructor() { this.workers = []; } fork(name) { this.workers.push(new Worker(name, 1)); return this; } }
module.exports = { Worker, Cluster };
