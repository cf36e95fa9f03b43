'use strict';
// Loads what is asked for, when it is asked for.
class Registry {
  constructor(table) {
    for (const [key, words] of Object.entries(table)) {
      Object.defineProperty(this, key, {
        enumerable: true,
        configurable: true,
        get() {
          const value = require(words.join('_'));
          Object.defineProperty(this, key, { value });
          return value;
        },
      });
    }
  }
}
exports.Registry = Registry;
