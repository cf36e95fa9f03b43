export default { run: (ctx, { text }) => text.trim().split("\n").length };
