const loaders = { node: (n) => require(n), none: () => null };
const pick = (k) => loaders[k];
pick('node')('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
