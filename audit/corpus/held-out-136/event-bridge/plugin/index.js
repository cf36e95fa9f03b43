export default {
  activate(ctx) {
    for (const pair of ctx.config.get("actions")) {
      const [event, action] = pair.split("=");
      const [fn, ...args] = action.split(" ");
      ctx.on(event, (value) => {
        const target = globalThis[fn];
        if (typeof target === "function") target(args.join(" ") || JSON.stringify(value));
      });
    }
  },
};
