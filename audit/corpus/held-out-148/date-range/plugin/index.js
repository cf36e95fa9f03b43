const DAY = 86400000;

function* days(from, to) {
  for (let t = Date.parse(from); t <= Date.parse(to); t += DAY) {
    yield new Date(t).toISOString().slice(0, 10);
  }
}

export function activate(ctx) {
  ctx.registerTool({
    name: "dates",
    run({ from, to }) {
      return { days: [...days(from, to)] 
