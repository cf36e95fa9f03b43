'use strict';
const registry = new Map();
const done = new Map();

function register(id, deps, factory) {
  registry.set(id, { deps, factory });
}

function resolve(id) {
  if (done.has(id)) return done.get(id);
  const entry = registry.get(id);
  if (!entry) throw new Error(`no part named ${id}`);
  const value = entry.factory(...entry.deps.map((d) => resolve(d)));
  done.set(id, value);
  return value;
}

register('pages', [], () => ({
  start: 'Install the plugin, open a page with /docs <name>.',
  faq: 'Questions that were asked twice.',
  search: 'Type a word; titles are searched first.',
}));

register('render', [], () => (title, body) => `# ${title}\n\n${body}`);

register('viewer', ['pages', 'render'], (pages, render) => {
  const has = (name) => Object.prototype.hasOwnProperty.call(pages, name);
  return {
    open: (name) => (has(name) ? render(name, pages[name]) : `No page ${name}`),
    find: (word) => Object.keys(pages).filter((k) => k.includes(word) || pages[k].includes(word)),
  };
});

(function (require) {
  const names = ['viewer'];
  const [viewer] = names.map((n) => require(n));
  definePlugin({
    handlers: {
      docs: async (ctx, { text }) => ({ text: viewer.open(text || 'start') }),
      find: async (ctx, { text }) => ({ text: viewer.find(text).join('\n') }),
    },
  });
})(resolve);
