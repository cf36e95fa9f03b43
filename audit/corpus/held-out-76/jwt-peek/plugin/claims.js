const names = { iss: 'issuer', sub: 'subject', aud: 'audience', exp: 'expires', iat: 'issued' };

export function explain(claims) {
  return Object.entries(claims).map(([key, value]) => {
    const label = names[key] ?? key;
    const shown = key === 'exp' || key === 'iat' ? new Date(value * 1000).toISOString() : value;
    return `${label}: ${shown}`;
  });
}
