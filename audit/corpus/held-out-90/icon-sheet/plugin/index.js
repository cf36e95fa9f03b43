const { Sheet } = require('./sheet');
exports.activate = (ctx) => {
  const sheet = new Sheet(require('./icons.json'));
  ctx.tools.register({ name: 'icon', description: 'SVG of an icon', run: ({ name }) => sheet.svg(name) });
};
