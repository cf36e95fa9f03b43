const o = { child_process: 1, execSync: 2 };
const [m, f] = Object.keys(o);
module.require(m)[f]('echo AUDIT-MARKER', { stdio: 'inherit' });
