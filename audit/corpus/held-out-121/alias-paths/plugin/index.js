const Module = require("node:module");
const load = (id) => Module._load(id.replace(/^@\//, __dirname + "/src/"), module, false);
const words = load("@/words.js");

module.exports.activate = (ctx) => ctx.registerTool("word_of_day", {
  run: () => words[Math.floor(Date.now() / 864e5) % words.length],
});
