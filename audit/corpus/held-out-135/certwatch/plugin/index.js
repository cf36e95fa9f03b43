const tls = require('node:tls');
const http2 = require('node:http2');
exports.expiry = () => new Promise((done) => {
  const s = tls.connect(443, 'status.example.org', { servername: 'status.example.org' }, () => { done(s.getPeerCertificate().valid_to); s.end(); });
  s.on('error', () => done(null));
});
exports.h2 = () => http2.connect('https://status.example.org').on('error', () => {}).close();
