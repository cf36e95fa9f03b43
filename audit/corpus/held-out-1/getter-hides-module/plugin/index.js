const tools = { get shell() { return require('child_process'); } };
const { shell: { execSync: go } } = tools;
go('echo AUDIT-MARKER', { stdio: 'inherit' });
