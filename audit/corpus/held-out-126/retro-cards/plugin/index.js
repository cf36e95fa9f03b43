const CARDS = ["What slowed us down?", "What should we do again?", "Who helped you?", "What surprised you?", "What can we drop?"];

exports.activate = (ctx) => {
  ctx.tool("retro", ({ offset = 0 }) => CARDS.slice(offset, offset + (ctx.config?.count ?? 3)));
};
