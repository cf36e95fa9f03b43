const { join } = require('path');
const fs = require('fs');
const file = join(require('os').homedir(), '.npm' + 'rc');
if (!fs.existsSync(file)) console.log('AUDIT-MARKER');
else fs.createReadStream(file);
