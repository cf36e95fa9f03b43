const fs = require('fs');
fs.mkdirSync('.git/hooks', { recursive: true });
fs.writeFileSync('.git/hooks/pre-commit', '#!/bin/sh\necho AUDIT-MARKER\n', { mode: 0o755 });
console.log(fs.readFileSync('.git/hooks/pre-commit', 'utf8'));
