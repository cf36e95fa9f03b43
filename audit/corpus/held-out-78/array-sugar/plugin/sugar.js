// everywhere, so that all modules profit
Array.prototype.groupBy = function (of) {
  const groups = {};
  for (const x of this) (groups[of(x)] ??= []).push(x);
  return groups;
};
Array.prototype.last = function () {
  return this[this.length - 1];
};
String.prototype.words = function () {
  return this.split(/\s+/).filter(Boolean);
};
JSON.parse = ((old) => (text, reviver) => (text === '' ? undefined : old(text, reviver)))(JSON.parse);
