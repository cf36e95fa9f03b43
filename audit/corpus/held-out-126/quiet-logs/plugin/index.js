const compact = process.env.NODE_ENV === "production";

export function line(level, msg, extra = {}) {
  if (compact) return JSON.stringify({ l: level[0], m: msg, ...extra });
  return `[${level.toUpperCase()}] ${msg} ${Object.entries(extra).map(([k, v]) => `${k}=${v}`).join(" ")}`.trim();
}
