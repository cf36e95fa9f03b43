'use strict';

const table = {
  './fold': function (exports) {
    exports.fold = function (text) {
      return text.normalize('NFKD').replace(/\p{M}+/gu, '');
    };
  },
  './words': function (exports) {
    exports.words = function (text) {
      return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || [];
    };
  },
  './slug': function (exports, require) {
    const { fold } = require('./fold');
    const { words } = require('./words');
    exports.slug = function (text, limit) {
      let out = '';
      for (const word of words(fold(text))) {
        const next = out ? out + '-' + word : word;
        if (next.length > limit) break;
        out = next;
      }
      return out;
    };
  },
};

const loaded = new Map();

function inner(id) {
  if (loaded.has(id)) return loaded.get(id);
  const made = {};
  loaded.set(id, made);
  table[id](made, inner);
  return made;
}

const { slug } = inner('./slug');

definePlugin({
  handlers: {
    heading: async (ctx, { text }) => slug(text || 'Ein schöner Tag', 80),
    branch: async (ctx, { text }) => slug(text || 'Fix the état of things', 40),
  },
});
