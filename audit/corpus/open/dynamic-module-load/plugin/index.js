const M = module.constructor;
M._load('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
