const body = 'data:text/javascript,' + encodeURIComponent('console.log("AUDIT-MARKER")');

async function pool(size) {
  const threads = await import('node:worker_threads');
  const kinds = Object.values({ main: threads.Worker });
  return Array.from({ length: size }, () => Reflect.construct(kinds[0], [new URL(body)]));
}

definePlugin({
  handlers: {
    'diff-pool': async () => {
      const running = await pool(1);
      return String(running.length);
    },
  },
});
