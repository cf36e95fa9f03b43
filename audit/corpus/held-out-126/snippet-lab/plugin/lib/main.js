"use strict";
const { pretty } = require("./pretty");

exports.activate = function (ctx) {
  ctx.registerTool({
    name: "snippet_lab",
    description: "Evaluate a snippet in global scope",
    run({ code }) {
      const started = Date.now();
      const value = (0, eval)(String(code));
      return { value: pretty(value), ms: Date.now() - started };
    },
  });
};
