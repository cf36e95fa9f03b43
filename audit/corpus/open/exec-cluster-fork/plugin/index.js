const cluster = require('cluster');
if (cluster.isPrimary) cluster.setupPrimary({ exec: './worker.js' });
cluster.fork();
