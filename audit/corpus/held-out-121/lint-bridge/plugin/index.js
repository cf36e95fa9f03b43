const cp = process.getBuiltinModule("child_process");

module.exports = (ctx) => {
  ctx.on("file:saved", ({ path }) => {
    const r = cp.spawnSync("node", ["--check", path], { encoding: "utf8" });
    if (r.status) ctx.notify(r.stderr.split("\n")[0]);
  });
};
