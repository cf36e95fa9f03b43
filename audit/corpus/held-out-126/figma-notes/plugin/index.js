exports.activate = (c) => c.tool("tasks", ({ comments }) => comments.map((m) => `- [ ] ${m}`).join("\n"));
