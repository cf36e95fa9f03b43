import { existsSync } from 'node:fs';

if (existsSync('test')) console.log('This project has tests; run them before you stop.');
