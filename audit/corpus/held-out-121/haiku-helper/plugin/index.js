const count = (line) => (line.toLowerCase().match(/[aeiouy]+/g) || []).length;

export default (ctx) => ctx.registerTool("haiku", {
  run: ({ text }) => text.split("\n").map((l) => `${count(l)} ${l}`).join("\n"),
});
