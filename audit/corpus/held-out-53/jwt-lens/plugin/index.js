function decodePart(part) {
  const padded = part.replaceAll('-', '+').replaceAll('_', '/').padEnd(Math.ceil(part.length / 4) * 4, '=');
  const bytes = Uint8Array.from(atob(padded), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

const TIMES = ['iat', 'nbf', 'exp', 'auth_time'];

function remarks(header, claims) {
  const list = [];
  if (header.alg === 'none') list.push('alg is none: anybody can make such a token');
  if (header.jku || header.x5u) list.push('the header names a key address: verifiers must ignore it');
  if (!claims.exp) list.push('no exp: it never ends');
  else if (claims.exp * 1000 < Date.now()) list.push('it has expired');
  if (claims.exp && claims.iat && claims.exp - claims.iat > 86_400) list.push('it lives longer than a day');
  if (!claims.aud) list.push('no aud: any service may take it for its own');
  return list;
}

definePlugin({
  handlers: {
    inspect(ctx, { text = '' }) {
      const parts = text.trim().split('.');
      if (parts.length !== 3) return { error: 'not a JWS in compact form' };
      let header;
      let claims;
      try {
        [header, claims] = [decodePart(parts[0]), decodePart(parts[1])];
      } catch {
        return { error: 'header or claims are not base64url JSON' };
      }
      const times = TIMES.filter((t) => Number.isFinite(claims[t])).map((t) => [t, new Date(claims[t] * 1000).toISOString()]);
      return { header, claims, times, signature: `${parts[2].slice(0, 4)}…`, remarks: remarks(header, claims) };
    },
  },
});
