const decode = (part) => {
  const padded = part.replace(/-/g, '+').replace(/_/g, '/').padEnd(Math.ceil(part.length / 4) * 4, '=');
  const bytes = Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
};

const CLAIMS = { iss: 'issued by', sub: 'about', aud: 'meant for', exp: 'expires', nbf: 'not before', iat: 'issued' };
const TIMES = new Set(['exp', 'nbf', 'iat']);

function explain(claims, now) {
  const lines = [];
  for (const [name, value] of Object.entries(claims)) {
    const label = Object.hasOwn(CLAIMS, name) ? CLAIMS[name] : name;
    lines.push(`${label}: ${TIMES.has(name) ? new Date(value * 1000).toISOString() : JSON.stringify(value)}`);
  }
  if (claims.exp * 1000 < now) lines.push('This token has expired.');
  return lines;
}

definePlugin({
  handlers: {
    peek(ctx, { text = '' }) {
      const parts = text.trim().split('.');
      if (parts.length !== 3) return { text: 'A token has three parts, separated by full stops.' };
      const [header, claims] = parts.slice(0, 2).map(decode);
      const lines = explain(claims, Date.now());
      if (String(header.alg).toLowerCase() === 'none') lines.unshift('Warning: this token is not signed.');
      return { text: lines.join('\n'), header };
    },
  },
});
