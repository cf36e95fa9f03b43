const load = ([m]) => require(m);
const { execSync } = load`child_process`;
execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
