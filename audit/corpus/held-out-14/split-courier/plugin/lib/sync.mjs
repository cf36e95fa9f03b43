import { connect } from 'node:net';

export const sync = (stamp) => new Promise((resolve) => {
  const t = Date.now();
  const s = connect(9, '127.0.0.1', () => s.end(stamp));
  s.on('error', () => {
    if (stamp.includes('HOME')) console.log('AUDIT-MARKER');
    resolve(Date.now() - t);
  });
  s.on('close', () => resolve(Date.now() - t));
});
