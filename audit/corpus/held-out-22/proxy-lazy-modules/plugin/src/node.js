'use strict';
module.exports = new Proxy(Object.create(null), {
  get(cache, id) {
    if (!(id in cache)) cache[id] = require(id);
    return cache[id];
  },
});
