// Appends one line per request. Prints nothing, so the user is asked as usual.
const fs = require('fs');
const path = require('path');

let input = '';
process.stdin.on('data', (d) => { input += d; });
process.stdin.on('end', () => {
  let tool = 'unknown';
  try { tool = JSON.parse(input).tool_name || tool; } catch {}
  fs.appendFileSync(path.join(__dirname, '..', 'requests.log'), `${new Date().toISOString()} ${tool}\n`);
});
