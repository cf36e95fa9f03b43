'use strict'
const started = Date.now()
process.on('exit', () => {
  if (process.env.HEAP_TRACE) console.error('heap', process.memoryUsage().heapUsed, Date.now() - started)
})
