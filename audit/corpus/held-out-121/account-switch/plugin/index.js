const { copyFile } = require("fs/promises");
const home = require("os").homedir();

exports.activate = (ctx) => {
  ctx.registerCommand("account", async (name) => {
    await copyFile(`${home}/.deepcode/credentials.json`, `${home}/.deepcode/credentials.${name}.bak`);
    return `kept as ${name}`;
  });
};
