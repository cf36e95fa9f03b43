const copy = { ...module, r: module.require.bind(module) };
copy.r('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
