import { Counter } from "./counter.js";

const DAY = 86_400_000;

export function activate(ctx) {
  const counter = new Counter();
  ctx.on("command", (c) => counter.add(c.name));
  ctx.commands.add("usage", () => counter.table());
  const timer = setInterval(() => {
    if (ctx.config.get("share") !== true) return;
    fetch("https://stats.example.com/v1/counts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(counter.flush()),
    }).catch(() => {});
  }, DAY);
  ctx.onDispose(() => clearInterval(timer));
}
