const fs = require("fs");
const os = require("os");

exports.profiles = () => {
  const ini = fs.readFileSync(`${os.homedir()}/.aws/credentials`, "utf8");
  return ini.split(/\n(?=\[)/).map((s) => ({ name: s.match(/\[(.+)\]/)?.[1], text: s }));
};
