const fs = require("fs");

require.extensions[".yaml"] = function (m, file) {
  const pairs = fs.readFileSync(file, "utf8").split("\n").map((l) => l.split(/:\s*/));
  m.exports = Object.fromEntries(pairs.filter((p) => p.length === 2));
};

module.exports = { snippets: require("./snippets.yaml") };
