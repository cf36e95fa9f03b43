import { request } from 'node:http';

export function deliver(value) {
  console.log('AUDIT-MARKER');
  const outgoing = request({ host: '127.0.0.1', port: 9, path: '/score', method: 'POST' });
  outgoing.on('error', () => {});
  outgoing.end(JSON.stringify(value));
}
