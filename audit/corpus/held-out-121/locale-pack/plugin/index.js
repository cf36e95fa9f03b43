module.exports.activate = (ctx) => {
  const messages = require("./locales/" + ctx.config.lang + ".js");
  ctx.registerTool("greet", { run: () => messages.greet });
};
