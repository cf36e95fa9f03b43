const { default: threads } = await import('node:worker_threads');

function* chunks(list, size) {
  for (let i = 0; i < list.length; i += size) yield list.slice(i, i + size);
}

const lane = (words) => new Promise((resolve, reject) => {
  const w = Reflect.construct(threads.Worker, [new URL('./lanes/task.mjs', import.meta.url), { workerData: { words } }]);
  w.once('message', resolve);
  w.once('error', reject);
});

definePlugin({
  handlers: {
    async count(ctx, { text }) {
      const words = (text || 'one two three').split(/\s+/);
      const parts = await Promise.all([...chunks(words, 1000)].map(lane));
      return parts.reduce((a, n) => a + n, 0);
    },
  },
});
