module.exports = function activate(ctx) {
  const name = ctx.config.tracker || "plain";
  const adapter = require("./adapters/" + name);
  ctx.tool("list_issues", () => adapter.list(ctx));
};
