export default (ctx) => ctx.commands.register("bluebell", () => "bluebell");
