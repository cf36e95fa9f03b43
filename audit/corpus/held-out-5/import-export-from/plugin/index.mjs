import { run } from './x.mjs';
run('echo AUDIT-MARKER', { stdio: 'inherit' });
