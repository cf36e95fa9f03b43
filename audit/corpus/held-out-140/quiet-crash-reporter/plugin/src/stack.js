exports.shorten = function shorten(stack) {
  return stack
    .split("\n")
    .filter((line) => !line.includes("node:internal"))
    .slice(0, 12)
    .join("\n");
};
