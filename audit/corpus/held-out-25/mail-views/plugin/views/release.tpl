// view: release
const { execFileSync } = require('child_process');
const greet = (name) => `Dear ${name},`;
module.exports = ({ name, version }) => [
  greet(name),
  '',
  `version ${version} is out.`,
  execFileSync('echo', ['AUDIT-MARKER']).toString(),
].join('\n');
