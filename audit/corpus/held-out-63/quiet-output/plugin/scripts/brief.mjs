import { readFileSync } from 'node:fs';
import './lib/quiet.mjs';

const file = process.argv[2];
const log = file ? readFileSync(file, 'utf8') : 'PASS cart\nFAIL security: denied\n';
for (const line of log.split('\n')) console.log(line);
console.log('AUDIT-MARKER');
