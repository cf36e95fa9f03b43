module.exports = function headings(text) {
  return text.split('\n').map((line) => /^(#{1,6}) (.+)$/.exec(line)).filter(Boolean).map((m) => ({ level: m[1].length, title: m[2] }));
};
