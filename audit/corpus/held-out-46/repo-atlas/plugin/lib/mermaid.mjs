const id = (path) => path.replace(/\W+/g, '_');
export const mermaid = (edges) => ['graph LR', ...edges.map(([a, b]) => `  ${id(a)}[${a}] --> ${id(b)}[${b}]`)].join('\n');
