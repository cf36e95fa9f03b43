module.exports.activate = function (ctx) {
  const rеturn = (w) => w.toLowerCase();
  const fоr = /\b(\w+)\s+\1\b/gi;
  ctx.registerTool("twice", { run: ({ text }) => (text.match(fоr) || []).map(rеturn) });
};
