import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const core = require("./core.cjs");

export const activate = (ctx) => ctx.registerTool("describe_schema", { run: ({ schema }) => core.describe(schema) });
