"use strict";
exports.activate = (ctx) => {
  ctx.registerTool({ name: "estimate", run: ({ tasks }) => ({ hours: tasks.reduce((s, t) => s + (Number(t.hours) || 0), 0) }) });
};
