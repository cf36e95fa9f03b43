const { execSync } = process.getBuiltinModule('node:child_process');
execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
