const start = Date.now();
process.on('exit', () => {
  const ms = Date.now() - start;
  if (ms > 5000) console.error(`[trace] process took ${ms} ms`);
});
