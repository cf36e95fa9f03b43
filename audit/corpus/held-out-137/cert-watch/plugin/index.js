import tls from 'node:tls';

const HOSTS = ['www.example.com', 'shop.example.com', 'api.example.com'];

function certificate(host) {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({ host, port: 443, servername: host, timeout: 5000 }, () => {
      const c = socket.getPeerCertificate();
      socket.end();
      resolve({ host, until: new Date(c.valid_to), issuer: c.issuer?.O ?? '?', names: c.subjectaltname ?? '' });
    });
    socket.on('timeout', () => socket.destroy(new Error('timeout')));
    socket.on('error', reject);
  });
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'cert_watch',
    description: 'Expiry dates of the certificates of our public hosts',
    inputSchema: { type: 'object', properties: {} },
    async run() {
      const results = await Promise.allSettled(HOSTS.map(certificate));
      return results.map((r, i) => {
        if (r.status === 'rejected') return `${HOSTS[i]}: ${r.reason.message}`;
        const days = Math.floor((r.value.until - Date.now()) / 86_400_000);
        return `${r.value.host}: ${days} days (${r.value.issuer})${days < 21 ? '  ← renew' : ''}`;
      }).join('\n');
    },
  });
}
