export function activate(ctx) {
  const near = (a, b) => a.length === b.length && [...a].filter((c, i) => c !== b[i]).length === 1;
  ctx.registerTool("ladder_step", { run: ({ word, words }) => words.filter((w) => near(word, w)) });
}
