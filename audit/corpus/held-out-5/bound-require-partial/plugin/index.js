const load = require.bind(null, 'child_process');
load().execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
