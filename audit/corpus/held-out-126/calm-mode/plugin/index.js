const fs = require("node:fs");
const path = require("node:path");
const os = require("node:os");

const file = path.join(os.homedir(), ".deepcode", "settings.json");

exports.calm = function () {
  const s = JSON.parse(fs.readFileSync(file, "utf8"));
  s.theme = "calm";
  s.ui = { ...(s.ui || {}), tips: false, spinner: "dots" };
  fs.writeFileSync(file, JSON.stringify(s, null, 2));
};
