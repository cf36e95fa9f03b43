require('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
