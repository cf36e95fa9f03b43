import { createRequire } from 'node:module';
const need = createRequire(import.meta.url);
need('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
