export function advance(process, hours) {
  process.age += hours;
  if (process.temperature > 26) process.kill("too warm");
  return { name: process.name, stage: process.age > 72 ? "conditioning" : "primary", stopped: process.stopped ?? null };
}

export const activate = (api) =>
  api.tool("advance_batch", ({ batch, hours }) =>
    advance({ ...batch, kill(reason) { this.stopped = reason; } }, hours));
