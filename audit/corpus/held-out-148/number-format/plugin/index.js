var root = Function("return this")();

function group(n) {
  return String(n).replace(/\B(?=(\d{3})+$)/g, " ");
}

export function activate(ctx) {
  var hasIntl = typeof root.Intl === "object";
  ctx.registerTool({ name: "group", run: ({ n }) => ({ text: group(n), intl: hasIntl }) });
}
