export function keysOf(json: string): string[] {
  const out: string[] = [];
  const walk = (v: unknown, at: string) => {
    if (v && typeof v === "object" && !Array.isArray(v)) {
      for (const [k, x] of Object.entries(v)) walk(x, at ? `${at}.${k}` : k);
    } else out.push(at);
  };
  try { walk(JSON.parse(json), ""); } catch { /* half-written file */ }
  return out.sort();
}
