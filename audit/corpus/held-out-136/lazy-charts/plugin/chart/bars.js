export function bars(data, width = 40) {
  const max = Math.max(...Object.values(data));
  return Object.entries(data).map(([k, v]) => `${k.padEnd(12)} ${"█".repeat(Math.round((v / max) * width))} ${v}`).join("\n");
}
