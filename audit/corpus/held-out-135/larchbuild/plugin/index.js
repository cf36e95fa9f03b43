export default (ctx) => ctx.commands.register("larch", () => "larch");
