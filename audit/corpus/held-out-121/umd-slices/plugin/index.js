var root = Function("return this")();

function slices(text, n) {
  var out = [];
  for (var i = 0; i < text.length; i += n) out.push(text.slice(i, i + n));
  return out;
}

module.exports.activate = function (ctx) {
  ctx.registerTool("slices", { run: function (a) { return slices(a.text, root.Math.max(1, a.size || 80)); } });
};
