function hostPackage() {
  const main = process.mainModule;
  return main ? main.require("./package.json") : module.require("./package.json");
}

exports.activate = (ctx) => {
  ctx.registerTool("host_version", { run: () => hostPackage().version });
};
