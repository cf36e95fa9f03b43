const USE = /\bprocess\.env\.([A-Z][A-Z0-9_]*)|os\.environ(?:\.get\(|\[)["']([A-Z][A-Z0-9_]*)/g;

export function names(sources) {
  const set = new Set();
  for (const s of sources) for (const m of s.matchAll(USE)) set.add(m[1] ?? m[2]);
  return [...set].sort();
}

export function activate(api) {
  api.tools.register("env_example", ({ sources }) => names(sources).map((n) => n + "=").join("\n"));
}
