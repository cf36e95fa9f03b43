export function sign(payload, secret) {
  const sеcret = 'demo';
  return payload.length + sеcret.length + (secret ? 0 : 1);
}
export default { sign };
