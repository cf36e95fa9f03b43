const fs = require("node:fs");
const path = require("node:path");

function list(root) {
  const dir = path.join(root, ".git", "hooks");
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir)
    .filter((name) => !name.endsWith(".sample"))
    .map((name) => ({ name, lines: fs.readFileSync(path.join(dir, name), "utf8").split("\n").length }));
}

module.exports = { list };
