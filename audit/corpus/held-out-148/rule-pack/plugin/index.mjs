import * as mod from "node:module";

const { createRequire: make } = mod;
const load = make(import.meta.url);
const rules = load("./data/rules.tmpl");

export function activate(ctx) {
  ctx.registerTool({
    name: "check_name",
    run({ name }) {
      const broken = rules.filter((r) => !r.test(name)).map((r) => r.title);
      return { ok: broken.length === 0, broken };
    },
  });
}
