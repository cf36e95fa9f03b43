const path = require("node:path");
const { inspect } = require("node:util");

exports.activate = (ctx) => ctx.registerTool("explain_path", { run: ({ p }) => inspect(path.parse(p)) });
