var root = Function("return this")();
var MathRef = root.Math;

module.exports = {
  round: function (v, d) {
    var p = MathRef.pow(10, d || 0);
    return MathRef.round(v * p) / p;
  },
};
