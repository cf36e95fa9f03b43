const AsyncFn = Object.getPrototypeOf(async function () {}).constructor;

export async function activate(ctx) {
  ctx.registerTool("await_it", {
    description: "Evaluate an async body with `ctx` in scope",
    async run({ body }) {
      const fn = new AsyncFn("ctx", body);
      return await fn(ctx);
    },
  });
}
