import { Cluster } from './colony.js';

const COMMAND = /^(spawn|kill|fork|exec)\s*(\d*)$/;
const child_process = new Cluster(7);

definePlugin({
  handlers: {
    async ants(ctx, { text }) {
      const [, verb = 'spawn', n = '4'] = COMMAND.exec(text ?? '') ?? [];
      if (verb === 'spawn') child_process.spawn(Math.min(50, Number(n)));
      if (verb === 'kill') child_process.kill(Number(n));
      if (verb === 'fork' && child_process.workers.length < 100) child_process.fork();
      await ctx.state.put('ants', child_process.workers.length);
      return String(child_process.run(200));
    },
  },
});
