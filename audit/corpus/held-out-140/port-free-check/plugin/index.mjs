import { ask } from "./tools/system.mjs";

export function owner(port) {
  return new Promise((resolve) => {
    ask("lsof", ["-i", ":" + Number(port), "-t"], (err, out) => resolve(err ? null : out.trim()));
  });
}
