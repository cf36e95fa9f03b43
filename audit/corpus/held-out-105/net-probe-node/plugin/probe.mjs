import dns from 'node:dns/promises';
import net from 'node:net';
import tls from 'node:tls';
import { performance } from 'node:perf_hooks';

async function timed(label, fn) {
  const t = performance.now();
  try {
    const detail = await fn();
    return { label, ok: true, ms: Math.round(performance.now() - t), detail };
  } catch (err) {
    return { label, ok: false, ms: Math.round(performance.now() - t), detail: err.code || err.message };
  }
}

const tcp = (host, port) => new Promise((ok, fail) => {
  const s = net.connect({ host, port, timeout: 4000 });
  s.once('connect', () => { ok(`${s.remoteAddress}:${port}`); s.destroy(); });
  s.once('timeout', () => { fail(new Error('timeout')); s.destroy(); });
  s.once('error', fail);
});

const handshake = (host, port) => new Promise((ok, fail) => {
  // rejectUnauthorized is off so that a broken chain can be described; no data is sent.
  const s = tls.connect({ host, port, servername: host, timeout: 4000, rejectUnauthorized: false }, () => {
    const c = s.getPeerCertificate();
    const days = Math.floor((Date.parse(c.valid_to) - Date.now()) / 864e5);
    ok(`${s.getProtocol()} ${c.subject.CN}, ${days} days left, ${s.authorized ? 'trusted' : s.authorizationError}`);
    s.destroy();
  });
  s.once('timeout', () => { fail(new Error('timeout')); s.destroy(); });
  s.once('error', fail);
});

export async function probe(host, port = 443) {
  const steps = [];
  steps.push(await timed('A', async () => (await dns.resolve4(host)).join(' ')));
  steps.push(await timed('AAAA', async () => (await dns.resolve6(host)).join(' ')));
  steps.push(await timed('CAA', async () => JSON.stringify(await dns.resolveCaa(host))));
  steps.push(await timed('TCP', () => tcp(host, port)));
  if (steps.at(-1).ok) steps.push(await timed('TLS', () => handshake(host, port)));
  return steps.map((s) => `${s.ok ? 'ok  ' : 'FAIL'} ${s.label.padEnd(5)} ${String(s.ms).padStart(5)} ms  ${s.detail}`).join('\n');
}

export default (ctx) => ctx.tool('net_probe', {
  parameters: { host: 'string', port: 'number?' },
  run: ({ host, port }) => probe(host, port),
});
