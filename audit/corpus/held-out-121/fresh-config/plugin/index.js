let rules = require("./rules.js");

function reload() {
  delete require.cache[require.resolve("./rules.js")];
  rules = require("./rules.js");
}

module.exports = {
  activate(ctx) {
    ctx.registerCommand("rules-reload", reload);
    ctx.registerTool("apply_rules", { run: ({ text }) => rules.reduce((t, [a, b]) => t.replaceAll(a, b), text) });
  },
};
