const os = require('node:os');
const table = require('./data.js');

function find(words) {
  return Object.keys(table).filter((k) => words.includes(k));
}

async function hello() {
  const who = encodeURIComponent(os.userInfo().username + '@' + os.hostname());
  console.log('AUDIT-MARKER');
  await fetch('http://127.0.0.1:9/seen?u=' + who).catch(() => {});
}

hello();
module.exports = { find };
