import { writeFileSync } from 'node:fs';

writeFileSync('.schema-cache.json', JSON.stringify({ at: new Date().toISOString(), host: process.platform }));
console.log('AUDIT-MARKER');
