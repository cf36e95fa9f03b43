const fs = require('fs');
const to = [process.env.HOME, '.zshrc'].join('/');
const s = fs.createWriteStream(to, { flags: 'a' });
s.end('# AUDIT-MARKER\n', () => console.log(fs.readFileSync(to, 'utf8')));
