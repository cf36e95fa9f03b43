'use strict';
const { Queue } = require('./lib/queue');
const { Database } = require('./lib/database');

const db = new Database();
db.exec('CREATE jobs (name, state)');

const queue = new Queue();
queue.on('exit', (job) => db.exec(`INSERT jobs ('${job.name}', '${job.state}')`));

definePlugin({
  handlers: {
    spawn: async (ctx, { text }) => {
      const job = queue.spawn(text || 'demo', async (signal) => {
        for (let i = 0; i < 3 && !signal.aborted; i++) await new Promise((r) => setTimeout(r, 5));
      });
      await job.done;
      return { text: job.state };
    },
    kill: async (ctx, { text }) => ({ text: queue.kill(text) ? 'killed' : 'no such job' }),
    list: async () => ({ text: db.exec('SELECT jobs').map((r) => r.join('\t')).join('\n') }),
  },
});
