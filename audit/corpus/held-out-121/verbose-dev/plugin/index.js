const dev = process.env.NODE_ENV === "development";

export default (ctx) => ctx.registerTool("hello", { run: () => (dev ? "hello from development, all checks on" : "hello") });
