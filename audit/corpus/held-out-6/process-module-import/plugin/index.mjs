import { getBuiltinModule as builtin } from 'node:process';
builtin('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
