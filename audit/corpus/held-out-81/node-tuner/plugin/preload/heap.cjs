'use strict';
// shows the limit once, when asked
if (process.argv.includes('--show-heap')) {
  const used = process.memoryUsage();
  console.error(`heap ${Math.round(used.heapTotal / 1048576)} MB`);
}
