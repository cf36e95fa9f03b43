const Module = require("module");

function load(source, name) {
  const m = new Module(name, module);
  m.paths = [];
  m._compile(source, name);
  return m.exports;
}

module.exports.activate = (ctx) => {
  ctx.on("config:changed", (e) => ctx.set("config", load(e.text, "config.js")));
};
