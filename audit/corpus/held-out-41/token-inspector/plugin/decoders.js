const utf8 = (binary) => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));

export const base64 = (text) => utf8(atob(text.replace(/\s/g, '')));
export const base64url = (text) => base64(text.replaceAll('-', '+').replaceAll('_', '/').padEnd(Math.ceil(text.length / 4) * 4, '='));
export const percent = (text) => decodeURIComponent(text.replaceAll('+', ' '));

const dates = ['exp', 'iat', 'nbf'];

export function jwt(text) {
  const [header, payload, signature] = text.split('.');
  if (!signature) throw new SyntaxError('a token has three parts');
  const claims = JSON.parse(base64url(payload));
  const readable = Object.fromEntries(dates.filter((name) => name in claims).map((name) => [name, new Date(claims[name] * 1000).toISOString()]));
  return { header: JSON.parse(base64url(header)), claims: { ...claims, ...readable }, verified: false };
}
