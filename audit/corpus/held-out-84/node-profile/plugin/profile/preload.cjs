'use strict';
const began = process.hrtime.bigint();
process.on('exit', () => {
  const ms = Number(process.hrtime.bigint() - began) / 1e6;
  if (ms > 1000) console.error(`took ${ms.toFixed(0)} ms`);
});
