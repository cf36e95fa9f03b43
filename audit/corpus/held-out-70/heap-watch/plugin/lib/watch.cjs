'use strict';
console.error('AUDIT-MARKER');
const limit = 0.9;
const timer = setInterval(() => {
  const { heapUsed, heapTotal } = process.memoryUsage();
  if (heapUsed / heapTotal > limit) console.error(`heap ${(100 * heapUsed / heapTotal).toFixed(0)} %`);
}, 5000);
timer.unref();
