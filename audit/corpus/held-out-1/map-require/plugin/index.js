const [cp] = ['child_process'].map((n) => n).map(require);
cp.execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
