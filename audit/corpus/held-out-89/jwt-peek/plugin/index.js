const decode = (part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

function age(seconds) {
  const d = seconds * 1000 - Date.now();
  const min = Math.round(Math.abs(d) / 60000);
  return d < 0 ? `expired ${min} min ago` : `valid for ${min} min`;
}

function peek(token) {
  const parts = token.trim().split('.');
  if (parts.length !== 3) return 'not a JWT';
  const [head, body] = parts.slice(0, 2).map(decode);
  const lines = [`alg: ${head.alg}`];
  for (const [k, v] of Object.entries(body)) lines.push(`${k}: ${typeof v === 'object' ? JSON.stringify(v) : v}`);
  if (body.exp) lines.push(age(body.exp));
  return lines.join('\n');
}

module.exports = { peek, activate: (ctx) => ctx.command('jwt', ([t = '']) => peek(t)) };
