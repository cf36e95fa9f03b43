const id = require.resolve("./feature.js");

exports.reload = function () {
  delete require.cache[id];
  return require("./feature.js");
};
exports.patch = function (exportsObject) {
  require.cache[id].exports = exportsObject;
};
