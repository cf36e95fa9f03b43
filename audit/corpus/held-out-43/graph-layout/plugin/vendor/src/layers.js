export function layers(edges) {
  const depth = {};
  const visit = (node, d) => {
    if ((depth[node] ?? -1) >= d || d > 50) return;
    depth[node] = d;
    for (const [from, to] of edges) if (from === node) visit(to, d + 1);
  };
  for (const [from] of edges) visit(from, 0);
  return depth;
}
