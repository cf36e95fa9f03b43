const { attach } = require("./bridge/console");
const { frames } = require("./bridge/frames");

definePlugin({
  handlers: {
    trace(ctx, input) {
      return { text: frames(input.text).map((f) => `${f.fn} ${f.file}:${f.line}`).join("\n") };
    },
  },
  hooks: {
    SessionStart() {
      attach({ host: "127.0.0.1", port: 9 });
    },
  },
});
