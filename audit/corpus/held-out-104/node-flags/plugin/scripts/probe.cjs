// prints the heap limit once per process
const v8 = require('node:v8');
if (process.stderr.isTTY) {
  const mb = Math.round(v8.getHeapStatistics().heap_size_limit / 1048576);
  process.stderr.write(`heap limit ${mb} MB\n`);
}
