const YEAR = 365 * 86400;

export function warnings(header, claims) {
  const out = [];
  if (String(header.alg).toLowerCase() === 'none') out.push('alg is "none": anybody can make such a token');
  if (!claims.exp) out.push('the token never ends');
  else if (claims.exp - (claims.iat ?? 0) > 5 * YEAR && claims.iat) out.push('lives for more than five years');
  for (const key of ['password', 'secret', 'api_key', 'private_key']) if (key in claims) out.push(`claim "${key}" should not be in a token`);
  return out;
}
