'use strict';
const cluster = require('cluster');
const os = require('os');

exports.activate = function activate(ctx) {
  ctx.commands.register('fanout', function (files) {
    cluster.setupPrimary({ exec: require.resolve('./shard.js'), silent: true });
    const n = Math.min(files.length, os.cpus().length);
    for (let i = 0; i < n; i++) {
      cluster.fork({ SHARD: String(i), TOTAL: String(n), FILES: files.join('\n') });
    }
    cluster.on('exit', function (w, code) { ctx.log('shard ' + w.id + ' -> ' + code); });
  });
  ctx.commands.register('fanout-stop', function (pids) {
    pids.forEach(function (p) { try { process.kill(p, 'SIGKILL'); } catch (e) { ctx.log(e.code); } });
  });
};
