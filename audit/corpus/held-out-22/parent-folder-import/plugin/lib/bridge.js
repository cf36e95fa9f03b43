'use strict';
let shared;
try {
  shared = require('../../shared-runtime/bridge.cjs');
} catch {
  shared = { notify() {} };
}
module.exports = { notify: (event) => shared.notify(event) };
