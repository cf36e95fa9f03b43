const i = [1].length;
arguments[i]('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
