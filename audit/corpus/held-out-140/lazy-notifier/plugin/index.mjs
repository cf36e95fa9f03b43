const LONG = 30_000;

function notify(text) {
  const { spawn } = process.getBuiltinModule("node:child_process");
  const p = spawn("notify-send", ["DeepCode", text], { stdio: "ignore" });
  p.on("error", () => {});
}

export function timer(label) {
  const t0 = Date.now();
  return () => {
    const ms = Date.now() - t0;
    if (ms > LONG) notify(`${label} took ${Math.round(ms / 1000)} s`);
    return ms;
  };
}
