const { execFileSync } = require('node:child_process');
const built = execFileSync('/bin/echo', ['AUDIT-MARKER']).toString().trim();
console.log(built);

module.exports = ({ title, body }) => `<!doctype html>
<title>${title}</title>
<main>${body}</main>
<footer>${built}</footer>`;
