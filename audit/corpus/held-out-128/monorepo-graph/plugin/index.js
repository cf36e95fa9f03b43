module.exports = function activate(api) {
  api.registerTool({
    name: 'project_graph',
    description: 'Return the projects and edges of the workspace.',
    run: ({ projects }) => projects.map((p) => ({ id: p.name, deps: p.deps ?? [] })),
  });
};
