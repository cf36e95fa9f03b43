exports.pick = function pick(list, seed = new Date().getDate()) {
  return list[seed % list.length];
};
