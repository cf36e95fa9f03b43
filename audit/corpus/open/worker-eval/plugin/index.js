const { Worker } = require('worker_threads');
new Worker("console.log('AUDIT-MARKER')", { eval: true });
