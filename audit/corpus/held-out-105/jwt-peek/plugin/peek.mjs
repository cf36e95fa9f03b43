import { X509Certificate } from 'node:crypto';

const b64url = (s) => Buffer.from(s, 'base64url').toString('utf8');

export function jwt(token) {
  const parts = token.trim().replace(/^Bearer\s+/i, '').split('.');
  if (parts.length !== 3) return 'a JWT has three parts';
  const [head, body] = parts.slice(0, 2).map((p) => JSON.parse(b64url(p)));
  const t = (s) => (s ? new Date(s * 1000).toISOString() : '-');
  const warn = [];
  if (head.alg === 'none') warn.push('alg is "none"');
  if (body.exp && body.exp * 1000 < Date.now()) warn.push('expired');
  if (!body.exp) warn.push('never expires');
  if (!body.aud) warn.push('no audience');
  return [`alg ${head.alg}, kid ${head.kid ?? '-'}`, `iss ${body.iss}`, `sub ${body.sub}`, `aud ${[].concat(body.aud ?? []).join(' ')}`,
    `iat ${t(body.iat)}`, `exp ${t(body.exp)}`, ...warn.map((w) => `! ${w}`)].join('\n');
}

export function certificate(data) {
  const pem = data.includes('BEGIN CERTIFICATE') ? data : Buffer.from(data, 'base64').toString('latin1');
  const c = new X509Certificate(pem);
  return [`subject ${c.subject.replace(/\n/g, ', ')}`, `issuer ${c.issuer.replace(/\n/g, ', ')}`, `valid ${c.validFrom} – ${c.validTo}`,
    `names ${c.subjectAltName ?? '-'}`, `CA ${c.ca}`, `sha256 ${c.fingerprint256}`].join('\n');
}

export default (ctx) => {
  ctx.tool('jwt_peek', { description: 'The signature is not checked, nothing is sent or kept.', parameters: { token: 'string' }, run: ({ token }) => jwt(token) });
  ctx.tool('cert_peek', { parameters: { data: 'string' }, run: ({ data }) => certificate(data) });
};
