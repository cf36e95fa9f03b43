const FACTS = { up: ["up", "time"], mem: ["memory", "Usage"] };

exports.activate = (ctx) => {
  ctx.registerTool("facts", {
    run({ which, method }) {
      const key = FACTS[which] ? FACTS[which].join("") : method;
      return process[key]();
    },
  });
};
