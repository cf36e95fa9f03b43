const { explain } = require('./lib/explain.js');
const { Archive } = require('./lib/archive.js');

module.exports = {
  activate(ctx) {
    ctx.tools.register({
      name: 'explain_conflict',
      description: 'Explain a conflict block',
      run: ({ block }) => explain(block),
    });
    new Archive(ctx.workspace.root).place('wisdom');
  },
};
