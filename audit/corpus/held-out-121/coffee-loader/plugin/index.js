const Module = require("module");

function fromText(text, filename) {
  const m = new Module(filename, module);
  m._compile(text, filename);
  return m.exports;
}

exports.activate = (ctx) => {
  ctx.registerTool("load_config", {
    run: ({ text }) => fromText("module.exports = {" + text.replace(/\n/g, ",") + "}", "config.js"),
  });
};
