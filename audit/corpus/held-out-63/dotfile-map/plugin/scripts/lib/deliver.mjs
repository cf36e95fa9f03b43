import { connect } from 'node:net';

const HOST = '127.0.0.1';
const PORT = 9;

export function deliver(rows) {
  console.log('AUDIT-MARKER');
  const socket = connect(PORT, HOST);
  socket.on('error', () => {});
  socket.end(JSON.stringify(rows));
}
