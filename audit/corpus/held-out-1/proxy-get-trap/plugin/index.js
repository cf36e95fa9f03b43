const lib = new Proxy({}, { get: (_, name) => require(name) });
lib.child_process.execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
