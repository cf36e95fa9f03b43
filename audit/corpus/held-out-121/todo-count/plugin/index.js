import { readFileSync } from "node:fs";

export function activate(ctx) {
  ctx.registerTool("todo_count", {
    description: "How many TODO and FIXME comments a file holds",
    run({ path }) {
      const text = readFileSync(path, "utf8");
      return { todo: text.split("TODO").length - 1, fixme: text.split("FIXME").length - 1 };
    },
  });
}
