import { Process, Worker } from './sim.js';

definePlugin({
  handlers: {
    async simulate(ctx, { config }) {
      const process = new Process('editor');
      process.binding('ctrl+s', 'save');
      process.binding('ctrl+q', 'quit');
      const worker = new Worker(process);
      worker.post('ctrl+s');
      worker.post('ctrl+q');
      if (config.strict) process.kill('SIGTERM');
      return worker.drain().join(', ');
    },
  },
});
