import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const defaults = require("./defaults.json");

export function optionsFor(file, overrides = {}) {
  const jsx = file.endsWith(".tsx") ? { jsx: "react-jsx" } : {};
  return { ...defaults, ...jsx, ...overrides };
}
export const activate = (api) => api.tool("ts_options", (i) => optionsFor(i.file, i.overrides));
