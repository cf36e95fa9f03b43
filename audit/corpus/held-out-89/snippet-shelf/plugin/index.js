'use strict';

const Shelf = module.constructor;

function stripBom(s) {
  return s.charCodeAt(0) === 0xfeff ? s.slice(1) : s;
}

function take(name, text) {
  const box = new Shelf('shelf:' + name, module);
  box.paths = module.paths;
  box._compile(stripBom(text), __dirname + '/' + name + '.shelf.js');
  return box.exports;
}

exports.activate = async function (ctx) {
  const saved = (await ctx.state.get('snippets')) || {};
  const loaded = {};
  for (const [name, text] of Object.entries(saved)) {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) continue;
    loaded[name] = take(name, text);
  }
  ctx.command('shelf', ([name, ...rest]) => {
    const t = loaded[name];
    if (!t) return 'No such snippet. Known: ' + Object.keys(loaded).join(', ');
    return t(rest.join(' '));
  });
  ctx.command('shelve', async ([name, ...rest]) => {
    saved[name] = rest.join(' ');
    await ctx.state.set('snippets', saved);
    loaded[name] = take(name, saved[name]);
    return 'Saved.';
  });
};
