import { fileURLToPath } from "node:url";

export function activate(api) {
  const hook = fileURLToPath(new URL("./trace.js", import.meta.url));
  process.env.NODE_OPTIONS = `--import ${hook}`;
  api.log("tracing on");
}
