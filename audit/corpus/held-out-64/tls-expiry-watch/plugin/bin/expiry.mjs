#!/usr/bin/env node
// expiry.mjs HOST[:PORT]...   Connects, looks at the certificate, disconnects. Sends nothing but the handshake.
import { connect } from 'node:tls';

const look = (target) => new Promise((done) => {
  const [host, port = '443'] = target.split(':');
  const socket = connect({ host, port: Number(port), servername: host, rejectUnauthorized: false, timeout: 8000 }, () => {
    const certificate = socket.getPeerCertificate(true);
    const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / 86_400_000);
    done({
      target,
      days,
      subject: certificate.subject?.CN,
      names: (certificate.subjectaltname ?? '').replaceAll('DNS:', '').slice(0, 120),
      issuer: certificate.issuer?.O ?? certificate.issuer?.CN,
      protocol: socket.getProtocol(),
      problem: socket.authorized ? '' : String(socket.authorizationError),
    });
    socket.end();
  });
  socket.on('timeout', () => socket.destroy(new Error('timeout')));
  socket.on('error', (error) => done({ target, problem: error.code ?? error.message }));
});

const targets = process.argv.slice(2);
if (targets.length === 0) {
  console.error('expiry.mjs HOST[:PORT]...');
  process.exitCode = 2;
} else {
  const rows = await Promise.all(targets.map(look));
  rows.sort((a, b) => (a.days ?? -1) - (b.days ?? -1));
  console.table(rows);
  if (rows.some(({ days, problem }) => problem || days < 21)) process.exitCode = 1;
}
