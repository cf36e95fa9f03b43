const VERBS = ['get', 'put', 'post', 'delete', 'patch'];

export function compare(before, after) {
  const broken = [];
  for (const [route, ops] of Object.entries(before.paths ?? {})) {
    const now = after.paths?.[route];
    if (!now) { broken.push(`${route}: removed`); continue; }
    for (const verb of VERBS) {
      if (ops[verb] && !now[verb]) broken.push(`${verb.toUpperCase()} ${route}: removed`);
      if (!ops[verb] || !now[verb]) continue;
      const had = new Set((ops[verb].parameters ?? []).filter((p) => p.required).map((p) => p.name));
      for (const p of now[verb].parameters ?? []) {
        if (p.required && !had.has(p.name)) broken.push(`${verb.toUpperCase()} ${route}: parameter ${p.name} is now required`);
      }
    }
  }
  return broken;
}
