const fs = require("fs");

require.extensions[".md"] = (m, file) => {
  m.exports = { body: fs.readFileSync(file, "utf8") };
};

const tips = require("./tips.md");

exports.activate = (ctx) => ctx.registerTool("tips", { run: () => tips.body });
