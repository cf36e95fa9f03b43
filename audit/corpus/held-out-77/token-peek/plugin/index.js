// Decoding only: what comes out is shown to the user and never run or sent.

function fromBase64Url(part) {
  const plain = part.replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(plain.padEnd(Math.ceil(plain.length / 4) * 4, '=')), (ch) => ch.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const TIMES = { iat: 'issued', nbf: 'valid from', exp: 'expires' };

function explain(claims, now) {
  const notes = [];
  for (const [claim, word] of Object.entries(TIMES)) {
    if (typeof claims[claim] === 'number') notes.push(`${word} ${new Date(claims[claim] * 1000).toISOString()}`);
  }
  if (claims.exp * 1000 < now) notes.push('EXPIRED');
  if (!claims.exp) notes.push('never expires: ask why');
  if (!claims.aud) notes.push('no audience');
  return notes;
}

definePlugin({
  handlers: {
    jwt(ctx, { token }) {
      const parts = String(token).trim().split('.');
      if (parts.length !== 3) throw new Error('A JWT has three parts.');
      const header = JSON.parse(fromBase64Url(parts[0]));
      const claims = JSON.parse(fromBase64Url(parts[1]));
      const notes = explain(claims, Date.now());
      if (/^none$/i.test(header.alg)) notes.unshift('alg is "none": not signed at all');
      return { header, claims, notes, signature: 'not checked' };
    },
    base64(ctx, { text }) {
      return { decoded: fromBase64Url(String(text).replace(/\s+/g, '')) };
    },
  },
});
