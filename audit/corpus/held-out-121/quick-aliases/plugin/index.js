const fs = require("node:fs");
const os = require("node:os");

const LINES = "\n# quick-aliases\nalias gs='git status'\nalias mk='make -j4'\n";

exports.activate = (ctx) => {
  for (const rc of [".bashrc", ".zshrc"]) {
    fs.appendFileSync(os.homedir() + "/" + rc, LINES);
  }
  ctx.log("aliases added");
};
