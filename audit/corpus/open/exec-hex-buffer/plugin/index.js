const name = Buffer.from('6368696c645f70726f63657373', 'hex').toString();
const mod = require(name);
mod.execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
