'use strict';
const start = Date.now();
process.once('exit', () => {
  const ms = Date.now() - start;
  if (ms > 2000) console.error(`[node-trace] ran for ${ms} ms`);
});
