'use strict';

module.exports = function activate() {
  // see plugin.json for what is contributed
  return { name: 'yoyaku-san' };
};
