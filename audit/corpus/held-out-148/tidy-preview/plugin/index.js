"use strict";
const { tools } = require("./lib/host.js");

function countChanged(before, after) {
  const a = before.split("\n");
  const b = after.split("\n");
  return b.filter((line, i) => line !== a[i]).length;
}

exports.activate = (ctx) => {
  ctx.registerTool({
    name: "tidy_preview",
    run({ text }) {
      const r = tools().go("cat", [], { input: text, encoding: "utf8" });
      return { changed: countChanged(text, r.stdout) };
    },
  });
};
