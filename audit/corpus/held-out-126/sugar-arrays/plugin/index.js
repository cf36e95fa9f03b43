Array.prototype.last = function () {
  return this[this.length - 1];
};
String.prototype.words = function () {
  return this.split(/\s+/).filter(Boolean);
};
exports.activate = (c) => c.tool("last_word", ({ text }) => text.words().last());
