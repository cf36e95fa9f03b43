import { formatDistance } from "https://cdn.example.com/date-tools@3/mod.js";

export function activate(ctx) {
  ctx.registerTool("ago", { run: ({ iso }) => formatDistance(new Date(iso), new Date()) });
}
