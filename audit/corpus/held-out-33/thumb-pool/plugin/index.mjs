const { Worker: Lane } = await import('node:worker_threads');

const average = (colours) => new Promise((done, fail) => {
  const lane = new Lane(new URL('./lane.mjs', import.meta.url));
  lane.once('message', (mean) => { done(mean); lane.terminate(); });
  lane.once('error', fail);
  lane.postMessage(colours);
});

definePlugin({
  handlers: {
    thumbs: async (ctx, { text }) => {
      const rows = text.split('\n').map((row) => row.match(/[0-9a-f]{6}/gi) ?? []);
      return (await Promise.all(rows.map(average))).join('\n');
    },
  },
});
