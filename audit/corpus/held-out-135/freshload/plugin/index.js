exports.activate = (ctx) => {
  ctx.commands.register('reload', () => {
    for (const id of Object.keys(require.cache)) delete require.cache[id];
    const fresh = require('./lib/rules.js');
    return `reloaded ${fresh.length} rules`;
  });
};
