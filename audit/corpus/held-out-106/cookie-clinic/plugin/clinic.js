const SENSITIVE = /sess|token|auth|login|sid/i;

export function parse(header) {
  const [pair, ...rest] = header.replace(/^set-cookie:\s*/i, '').split(';').map((s) => s.trim());
  const eq = pair.indexOf('=');
  const attrs = new Map(rest.map((r) => {
    const i = r.indexOf('=');
    return i < 0 ? [r.toLowerCase(), true] : [r.slice(0, i).toLowerCase(), r.slice(i + 1)];
  }));
  return { name: pair.slice(0, eq), attrs };
}

export function remarks({ name, attrs }) {
  const out = [];
  const sensitive = SENSITIVE.test(name);
  if (sensitive && !attrs.has('httponly')) out.push('HttpOnly is missing: page scripts (and a stealer among them) can read it.');
  if (sensitive && !attrs.has('secure')) out.push('Secure is missing: it travels over plain connections.');
  const same = String(attrs.get('samesite') ?? '').toLowerCase();
  if (!same) out.push('SameSite is missing; browsers assume Lax.');
  if (same === 'none' && !attrs.has('secure')) out.push('SameSite=None needs Secure.');
  if (name.startsWith('__Host-') && (attrs.has('domain') || attrs.get('path') !== '/')) out.push('__Host- needs Path=/ and no Domain.');
  return out;
}

export function activate(api) {
  api.command('cookie', ({ text }) => remarks(parse(text)).join('\n') || 'Looks fine.');
}
