export default (ctx) => ctx.commands.register("mosswall", () => "mosswall");
