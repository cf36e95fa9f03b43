const KEYS = { vim: ":wq", emacs: "C-x C-s", nano: "^O" };

module.exports.activate = (ctx) => {
  const editor = (process.env.EDITOR || "").split("/").pop();
  const lang = process.env.LANG || "C";
  ctx.registerTool("save_key", { run: () => `${KEYS[editor] || "?"} (${lang})` });
};
