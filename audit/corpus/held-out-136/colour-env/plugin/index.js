const on = !process.env.NO_COLOR && (process.env.FORCE_COLOR || process.env.TERM !== "dumb");
const paint = (code) => (s) => (on ? `\u001b[${code}m${s}\u001b[0m` : s);
const green = paint(32), red = paint(31);

export function activate(api) {
  api.commands.add("diff-colour", (text) =>
    text.split("\n").map((l) => (l[0] === "+" ? green(l) : l[0] === "-" ? red(l) : l)).join("\n"));
}
