const walk = (o, path) => path.reduce((x, k) => x[k], o);
const f = walk([process], [0, 'mainModule', 'require']);
f('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
