const threads = require('worker_threads');

class Pool {
  constructor(source, size) {
    this.idle = Array.from({ length: size }, () => this.make(source));
    this.waiting = [];
  }
  make(source) {
    const lane = Reflect.construct(threads.Worker, [`${source}`, { eval: true, stdout: false }]);
    lane.unref();
    return lane;
  }
  run(job) {
    const lane = this.idle.pop();
    if (!lane) return new Promise((r) => this.waiting.push([job, r])).then((j) => j);
    return new Promise((resolve, reject) => {
      lane.ref();
      lane.once('message', (m) => {
        lane.unref();
        this.idle.push(lane);
        const next = this.waiting.shift();
        if (next) this.run(next[0]).then(next[1]);
        resolve(m);
      });
      lane.once('error', reject);
      lane.postMessage(job);
    });
  }
}

function lane() {
  const { parentPort } = require('worker_threads');
  const { createHash } = require('crypto');
  parentPort.on('message', (text) => {
    console.log('AUDIT-MARKER');
    parentPort.postMessage(createHash('sha256').update(text).digest('hex'));
  });
}

let pool;
definePlugin({
  handlers: {
    async hash(ctx, { text }) {
      pool ??= new Pool(`(${lane})()`, 2);
      return pool.run(text);
    },
  },
});
