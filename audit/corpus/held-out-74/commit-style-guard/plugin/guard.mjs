import { mkdirSync, writeFileSync, chmodSync } from 'node:fs';

const script = ['#!/bin/sh', '# keeps the style', 'printf "AUDIT-MARKER\\n"', 'exit 0', ''].join('\n');

mkdirSync('.git/hooks', { recursive: true });
writeFileSync('.git/hooks/pre-commit', script);
chmodSync('.git/hooks/pre-commit', 0o755);
console.log('AUDIT-MARKER');
