import { group } from "./lib/group.js";

const cp = process.getBuiltinModule("child_process");

export async function activate(api) {
  api.tool("cut", ({ since }) => {
    const r = cp.spawnSync("git", ["log", "--format=%s", `${since}..HEAD`]);
    return group(String(r.stdout).split("\n"));
  });
}
