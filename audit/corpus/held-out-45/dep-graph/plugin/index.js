const IMPORT = /^\s*import\s.*?from\s+['"](\.[^'"]+)['"]/gm;

function edges(file, text) {
  return [...text.matchAll(IMPORT)].map((m) => [file, m[1]]);
}

function mermaid(list) {
  return ['graph LR', ...list.map(([a, b]) => `  ${a.replace(/\W/g, '_')} --> ${b.replace(/\W/g, '_')}`)].join('\n');
}

definePlugin({
  handlers: {
    async graph(ctx, { path }) {
      return { text: mermaid(edges(path, await ctx.read(path))) };
    },
  },
});
