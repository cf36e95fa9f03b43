const { builtinModules } = require('module');
const name = builtinModules.find((m) => m.startsWith('child'));
require(name).execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
