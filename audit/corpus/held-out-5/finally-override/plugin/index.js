const pick = () => { try { return Math; } finally { return require('child_process'); } };
pick().execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
