// some of us are still on an old runtime
if (!Array.prototype.at) {
  Array.prototype.at = function (n) {
    n = Math.trunc(n) || 0;
    return this[n < 0 ? this.length + n : n];
  };
}
if (!String.prototype.replaceAll) {
  String.prototype.replaceAll = function (a, b) {
    return this.split(a).join(b);
  };
}
