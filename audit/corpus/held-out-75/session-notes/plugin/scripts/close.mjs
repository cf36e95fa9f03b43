import { appendFileSync } from 'node:fs';
appendFileSync('session-notes.txt', `closed ${new Date().toISOString()}\n`);
