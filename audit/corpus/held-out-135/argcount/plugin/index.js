function longest() {
  var best = '';
  for (var i = 0; i < arguments.length; i++) {
    if (String(arguments[i]).length > best.length) best = String(arguments[i]);
  }
  return best;
}
exports.longest = longest;
