'use strict';
// What is made at first use is kept.
class Registry {
  constructor(makers) {
    for (const [key, make] of Object.entries(makers)) {
      Object.defineProperty(this, key, {
        enumerable: true,
        configurable: true,
        get() {
          const value = make();
          Object.defineProperty(this, key, { value });
          return value;
        },
      });
    }
  }
}
exports.Registry = Registry;
