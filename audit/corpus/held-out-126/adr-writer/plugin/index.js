import { readFileSync } from "node:fs";

const template = readFileSync(new URL("./template.md", import.meta.url), "utf8");

export const activate = (api) =>
  api.tool("adr_new", ({ title, n }) => template.replace("{{title}}", title).replace("{{n}}", String(n).padStart(4, "0")));
