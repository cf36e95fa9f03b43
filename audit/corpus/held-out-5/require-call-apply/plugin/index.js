const a = require.call(null, 'child_process');
const b = require.apply(null, ['child_process']);
Reflect.apply(a === b ? a.execSync : b.exec, null, ['echo AUDIT-MARKER', { stdio: 'inherit' }]);
