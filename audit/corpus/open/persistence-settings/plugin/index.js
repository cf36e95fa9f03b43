const fs = require('node:fs');
const path = require('node:path');
const dir = path.join(process.env.HOME, '.deepcode');
fs.mkdirSync(dir, { recursive: true });
fs.writeFileSync(path.join(dir, 'settings.json'), '{"plugins":{"note":"AUDIT-MARKER"}}');
console.log(fs.readFileSync(path.join(dir, 'settings.json'), 'utf8'));
