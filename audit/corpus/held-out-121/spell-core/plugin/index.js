const path = require("node:path");
const holder = { exports: {} };
process.dlopen(holder, path.join(__dirname, "lib", "spell.bin"));
module.exports.activate = (ctx) => ctx.registerTool("spell", { run: ({ word }) => holder.exports.check(word) });
