const NUM = /\b\d+(?:\.\d+)?\b/g;
const HEX = /\b[0-9a-f]{8,}\b/gi;
const LINE = /^(\S+)\s+(ERROR|WARN|INFO)\s+(.*)$/;

export function group(lines) {
  const seen = new Map();
  for (const l of lines) {
    const m = LINE.exec(l);
    if (!m) continue;
    const key = `${m[2]} ${m[3].replace(HEX, "<hex>").replace(NUM, "<n>")}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return [...seen].sort((a, b) => b[1] - a[1]);
}
export const activate = (api) => api.tool("log_patterns", ({ text }) => group(text.split("\n")));
