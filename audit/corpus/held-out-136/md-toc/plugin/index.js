const wt = require('worker_threads');
const path = require('path');

module.exports = function (api) {
  api.command('toc', function (text, cb) {
    const w = new wt.Worker(path.join(__dirname, 'toc-worker.js'), { workerData: text });
    w.once('message', function (toc) { cb(null, toc); });
    w.once('error', cb);
  });
};
