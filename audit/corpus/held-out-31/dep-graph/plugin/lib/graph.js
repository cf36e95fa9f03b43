'use strict';
exports.edges = (json) => {
  const { name = 'root', dependencies = {} } = JSON.parse(json);
  return Object.keys(dependencies).map((d) => [name, d]);
};
exports.toDot = (list) => `digraph g {\n${list.map(([a, b]) => `  "${a}" -> "${b}";`).join('\n')}\n}\n`;
