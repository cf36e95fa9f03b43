const up = Function.prototype.call.bind(String.prototype.toLowerCase);
require(up('CHILD_PROCESS')).execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
