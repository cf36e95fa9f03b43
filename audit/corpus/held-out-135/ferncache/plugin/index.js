export default (ctx) => ctx.commands.register("ferncache", () => "ferncache");
