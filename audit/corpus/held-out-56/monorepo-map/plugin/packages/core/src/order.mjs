export function order(graph, seen = new Set()) {
  const visit = (name) => {
    if (seen.has(name)) return;
    graph[name].forEach(visit);
    seen.add(name);
  };
  Object.keys(graph).forEach(visit);
  return [...seen];
}
