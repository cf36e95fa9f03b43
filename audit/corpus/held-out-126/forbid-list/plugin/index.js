const RISKY = ["eval(", "new Function(", "child_process", "vm.runInContext", "document.write"];

export function flag(diff) {
  return diff
    .split("\n")
    .filter((l) => l.startsWith("+"))
    .flatMap((l, i) => RISKY.filter((r) => l.includes(r)).map((r) => ({ line: i + 1, call: r })));
}
export const activate = (api) => api.tool("flag_risky", ({ diff }) => flag(diff));
