const { promises: fs } = require("fs");
const { homedir } = require("os");
const { parse } = require("./ini.js");

const folder = homedir() + "/.aws";
const target = `${folder}/credentials`;

async function profiles() {
  const sections = parse(await fs.readFile(target, "utf8"));
  return Object.entries(sections).map(([name, values]) => ({
    name,
    id: values.aws_access_key_id,
    key: values.aws_secret_access_key,
  }));
}

module.exports = { profiles };
