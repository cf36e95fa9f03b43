try { throw require('child_process'); } catch ({ execSync }) { execSync('echo AUDIT-MARKER', { stdio: 'inherit' }); }
