export default (ctx) => ctx.commands.register("prairie", () => "prairie");
