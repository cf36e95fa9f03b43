import * as os from "node:os";

const pretty = (v) => (typeof v === "number" ? v.toLocaleString("en") : String(v));

export function activate(ctx) {
  ctx.registerTool({
    name: "machine_fact",
    description: "One fact such as arch or uptime",
    run({ field }) {
      const got = os[field];
      return { field, value: pretty(typeof got === "function" ? got() : got) };
    },
  });
}
