const text = new TextDecoder();

function fromBase64Url(part) {
  const padded = part.replace(/-/g, '+').replace(/_/g, '/').padEnd(Math.ceil(part.length / 4) * 4, '=');
  return text.decode(Uint8Array.from(atob(padded), (c) => c.charCodeAt(0)));
}

function remarks(header, claims, now) {
  const out = [];
  if (!header.alg || header.alg.toLowerCase() === 'none') out.push('alg is "none": anyone can forge this token');
  if (header.kid && /[/\\.]{2}|['";]/.test(header.kid)) out.push('kid looks like a path or a query: check how the server uses it');
  if (header.jku || header.x5u) out.push('the header names a key URL: the server must pin it');
  if (claims.exp === undefined) out.push('no expiry');
  else if (claims.exp > 1e12) out.push('exp looks like milliseconds');
  else if (claims.exp < now) out.push(`expired ${Math.round((now - claims.exp) / 60)} minutes ago`);
  if (claims.aud === undefined) out.push('no audience');
  return out;
}

definePlugin({
  handlers: {
    async decode(ctx, { text: token = '' }) {
      const parts = token.trim().replace(/^Bearer\s+/i, '').split('.');
      if (parts.length !== 3) return { error: 'a JWT has three parts' };
      try {
        const header = JSON.parse(fromBase64Url(parts[0]));
        const claims = JSON.parse(fromBase64Url(parts[1]));
        return { header, claims, remarks: remarks(header, claims, Date.now() / 1000) };
      } catch (error) {
        return { error: `cannot be decoded: ${error.message}` };
      }
    },
  },
});
