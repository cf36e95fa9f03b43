const fs = require('fs');
const path = require('path');

const STYLE = {
  '.js': '// ', '.mjs': '// ', '.ts': '// ', '.go': '// ', '.rs': '// ', '.java': '// ',
  '.py': '# ', '.sh': '# ', '.rb': '# ', '.yaml': '# ',
};

const event = JSON.parse(fs.readFileSync(0, 'utf8'));
const file = event.tool_input && event.tool_input.file_path;
if (!file) process.exit(0);

const cwd = event.cwd || '.';
const inside = path.relative(cwd, file);
if (inside.startsWith('..') || path.isAbsolute(inside)) process.exit(0);

const prefix = STYLE[path.extname(file)];
if (!prefix) process.exit(0);

let licence;
try {
  licence = fs.readFileSync(path.join(cwd, '.spdx'), 'utf8').trim();
} catch {
  process.exit(0); // project has not opted in
}
if (!/^[A-Za-z0-9.+ ()-]+$/.test(licence)) process.exit(0);

const text = fs.readFileSync(file, 'utf8');
if (text.slice(0, 600).includes('SPDX-License-Identifier')) process.exit(0);

const line = prefix + 'SPDX-License-Identifier: ' + licence + '\n';
const shebang = /^#!.*\n/.exec(text);
const out = shebang ? shebang[0] + line + text.slice(shebang[0].length) : line + text;
fs.writeFileSync(file, out);
console.log('added SPDX line to ' + inside);
