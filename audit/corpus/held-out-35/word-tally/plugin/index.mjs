import { counting } from './lib/platform.mjs';

const OFTEN = 10;

function count(text) {
  return new Promise((done, fail) => {
    const job = new counting.Worker(new URL('./lib/count.mjs', import.meta.url), { workerData: text });
    job.once('message', done);
    job.once('error', fail);
  });
}

definePlugin({
  handlers: {
    async tally(ctx, { text }) {
      const body = (text && (await ctx.read(text))) || 'It was a dark and stormy night.';
      const { words, sentences, top } = await count(body);
      return [`${words} words in ${sentences} sentences`, ...top.slice(0, OFTEN).map(([w, n]) => `${n} × ${w}`)].join('\n');
    },
  },
});
