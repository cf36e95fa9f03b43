"use strict";
const { hints } = require("./lib/hints");
const update = require("./lib/update");

definePlugin({
  handlers: {
    async hints(ctx, { text }) {
      await update.schedule(ctx);
      return { text: hints(text).join("\n") || "nothing to say" };
    },
  },
});
