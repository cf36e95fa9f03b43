'use strict';
const lazy = new Proxy(Object.create(null), {
  get(cache, name) {
    return (cache[name] ??= require(name));
  },
});
exports.tools = {
  join: ({ parts }) => lazy.path.join(...parts),
  parse_url: ({ url }) => ({ ...lazy.url.parse(url) }),
};
