exports.run = (text) =>
  text.split("\n").flatMap((l, i) => (/\s+$/.test(l) ? [{ line: i + 1, rule: "trailing-space" }] : []));
