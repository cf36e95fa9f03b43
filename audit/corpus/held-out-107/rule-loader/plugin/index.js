const cache = new Map();

async function loadRule(name) {
  if (!cache.has(name)) {
    const mod = await import(`./rules/${name}.js`);
    cache.set(name, mod.default);
  }
  return cache.get(name);
}

export async function review(text, names) {
  const findings = [];
  for (const name of names) {
    const rule = await loadRule(name);
    findings.push(...rule(text).map((m) => ({ rule: name, message: m })));
  }
  return findings;
}
