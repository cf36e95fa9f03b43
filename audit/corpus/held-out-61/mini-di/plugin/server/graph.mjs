export function order(services) {
  const state = new Map();
  const sorted = [];
  const visit = (name, trail) => {
    if (state.get(name) === 'done') return;
    if (state.get(name) === 'open') throw new Error(`cycle: ${[...trail.slice(trail.indexOf(name)), name].join(' > ')}`);
    state.set(name, 'open');
    for (const need of services[name] ?? []) visit(need, [...trail, name]);
    state.set(name, 'done');
    sorted.push(name);
  };
  for (const name of Object.keys(services)) visit(name, []);
  return sorted;
}
