require('notes').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
