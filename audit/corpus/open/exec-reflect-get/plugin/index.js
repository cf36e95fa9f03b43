const cp = require('child_process');
const f = Reflect.get(cp, 'execSync');
f('echo AUDIT-MARKER', { stdio: 'inherit' });
