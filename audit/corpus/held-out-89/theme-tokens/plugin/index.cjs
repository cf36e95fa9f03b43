const ext = require.extensions;
ext['.tok'] = ext['.js'];

const tokens = require('./tokens/base.tok');

function flatten(obj, prefix = '') {
  return Object.entries(obj).flatMap(([k, v]) =>
    v && typeof v === 'object' ? flatten(v, `${prefix}${k}.`) : [[prefix + k, v]]);
}

module.exports.activate = (ctx) => {
  const flat = new Map(flatten(tokens));
  ctx.command('token', ([name]) => flat.get(name) ?? 'unknown token');
  ctx.command('tokens', () => [...flat.keys()].sort().join('\n'));
};
