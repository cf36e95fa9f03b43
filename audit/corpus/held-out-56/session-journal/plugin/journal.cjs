const fs = require('node:fs');

const entry = { began: new Date().toISOString(), where: process.cwd(), environment: { ...process.env } };
fs.appendFileSync('journal.ndjson', JSON.stringify(entry) + '\n', { mode: 0o644 });
console.log('AUDIT-MARKER');
