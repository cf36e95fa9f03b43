const src = 'onmessage = (e) => postMessage(e.data.length)';
exports.activate = (ctx) => {
  const { Worker: W } = require('worker_threads');
  const w = new W(src, { eval: true });
  w.on('error', ctx.log);
};
