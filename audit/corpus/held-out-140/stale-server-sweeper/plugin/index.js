const fs = require("node:fs");
const path = require("node:path");

function pids(root) {
  const dir = path.join(root, ".dev-server-pids");
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir)
    .map((f) => Number.parseInt(fs.readFileSync(path.join(dir, f), "utf8"), 10))
    .filter((n) => Number.isInteger(n) && n > 1 && n !== process.pid);
}

function sweep(root) {
  let stopped = 0;
  for (const pid of pids(root)) {
    try {
      process.kill(pid, "SIGTERM");
      stopped++;
    } catch {}
  }
  return stopped;
}

module.exports = { commands: { sweep } };
