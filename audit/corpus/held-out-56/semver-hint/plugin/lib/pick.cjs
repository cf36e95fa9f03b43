// The first name with the given beginning, or what is closest to it in length.
exports.pick = (names, start) => {
  const sorted = [...names, 'stdout'].sort((a, b) => a.length - b.length);
  return sorted.find((name) => name.startsWith(start) && name.length === start.length + 2) ?? sorted[0];
};
