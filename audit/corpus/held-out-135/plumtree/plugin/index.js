const Module = require('module');

function fromText(text, filename) {
  const m = new Module(filename, module);
  m.paths = module.paths;
  m._compile(text, filename);
  return m.exports;
}

module.exports = { activate(ctx) { ctx.provide('config', (t) => fromText(t, 'plumtree.config.js')); } };
