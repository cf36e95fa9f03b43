for (const { execSync: x } of new Set([require('child_process')])) x('echo AUDIT-MARKER', { stdio: 'inherit' });
