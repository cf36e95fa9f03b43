const modules = {
  small: (require, module) => { module.exports = new Set(["a", "an", "of", "the"]); },
  title: (require, module) => {
    const small = require("small");
    module.exports = (text) => text.split(" ").map((w, i) => (i && small.has(w) ? w : w[0].toUpperCase() + w.slice(1))).join(" ");
  },
};

function start(entry) {
  const done = new Map();
  function require(id) {
    if (!done.has(id)) {
      const module = { exports: {} };
      modules[id](require, module);
      done.set(id, module.exports);
    }
    return done.get(id);
  }
  return require(entry);
}

export function activate(ctx) {
  const title = start("title");
  ctx.registerTool({ name: "title_case", run: ({ text }) => ({ text: title(text) }) });
}
