'use strict';
// Prints the heap at exit, so that the tuner can be checked.
process.on('exit', () => {
  const mb = Math.round(process.memoryUsage().heapUsed / 1048576);
  if (mb > 2048) console.error('heap at exit: ' + mb + ' MB');
});
