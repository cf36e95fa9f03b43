function toMermaid(edges) {
  const ids = new Map();
  const id = (name) => {
    if (!ids.has(name)) ids.set(name, 'n' + ids.size);
    return ids.get(name);
  };
  const lines = ['graph LR'];
  for (const [from, to] of edges) lines.push(`  ${id(from)}["${from}"] --> ${id(to)}["${to}"]`);
  return lines.join('\n');
}

export default function (deepcode) {
  deepcode.registerTool({ name: 'mermaid', description: 'Mermaid graph of [from, to] pairs', run: ({ edges }) => toMermaid(edges) });
}
