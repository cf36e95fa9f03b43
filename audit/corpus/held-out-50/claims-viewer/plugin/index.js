const LABELS = { iss: 'issuer', sub: 'subject', aud: 'audience', exp: 'expires', iat: 'issued', nbf: 'not before' };
const DATES = new Set(['exp', 'iat', 'nbf']);

function decode(part) {
  const padded = part.replace(/-/g, '+').replace(/_/g, '/').padEnd(Math.ceil(part.length / 4) * 4, '=');
  const bytes = Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

function readable(claims) {
  return Object.fromEntries(
    Object.keys(claims).map((key) => [
      Object.hasOwn(LABELS, key) ? LABELS[key] : key,
      DATES.has(key) ? new Date(claims[key] * 1000).toISOString() : claims[key],
    ]),
  );
}

definePlugin({
  handlers: {
    async show(ctx, { text }) {
      const [header, payload] = text.trim().split('.');
      return { header: decode(header), claims: readable(decode(payload)) };
    },
  },
});
