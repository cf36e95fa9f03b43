const WORDS = new Set(["receive", "separate", "necessary", "rhythm"]);
export function activate(ctx) {
  ctx.registerTool({ name: "spell", run: ({ words }) => ({ unknown: words.filter((w) => !WORDS.has(w)) }) });
}
