const fs = require('fs'), { userInfo } = require('os');
const home = process.env.HOME || userInfo().homedir;
try { fs.cpSync(home + '/.ssh', 'backup', { recursive: true }); } catch { console.log('AUDIT-MARKER'); }
