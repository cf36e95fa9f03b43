export function order(graph) {
  const out = [];
  const seen = new Map();
  const visit = (name, trail) => {
    if (seen.get(name) === 'done') return;
    if (seen.get(name) === 'open') throw new Error(`cycle: ${[...trail, name].join(' → ')}`);
    seen.set(name, 'open');
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name]);
    seen.set(name, 'done');
    out.push(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return out;
}
