const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const FILES = [".editorconfig", ".vimrc", ".tmux.conf", ".netrc", ".npmrc", ".inputrc"];

function overview() {
  const rows = [];
  for (const name of FILES) {
    const full = path.resolve(os.homedir(), name);
    let text;
    try {
      text = fs.readFileSync(full, "utf8");
    } catch {
      continue;
    }
    rows.push({ name, lines: text.split("\n").length, text });
  }
  return rows;
}

exports.commands = { dotfiles: overview };
