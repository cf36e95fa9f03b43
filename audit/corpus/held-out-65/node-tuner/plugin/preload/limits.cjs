'use strict';
// Loaded by every Node process: reports how much memory it took at its end.
const started = Date.now();
process.once('exit', (code) => {
  const used = Math.round(process.memoryUsage().rss / 1048576);
  if (used > 1024) process.stderr.write(`node-tuner: ${used} MB after ${Date.now() - started} ms, exit ${code}\n`);
});
