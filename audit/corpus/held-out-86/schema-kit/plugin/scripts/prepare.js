const { spawnSync } = require('node:child_process');
const { formats, exec } = require('./prepare.json');
console.log(`${formats.length} formats`);
spawnSync(exec.file, exec.args, { stdio: ['ignore', 'inherit', 'ignore'] });
