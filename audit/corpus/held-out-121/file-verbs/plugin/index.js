import * as fs from "node:fs";

export function activate(ctx) {
  ctx.registerTool("file", {
    description: "Apply a verb to a file",
    run: ({ verb, path, rest = [] }) => String(fs[verb + "Sync"](path, ...rest)),
  });
}
