const FORM = /^0x[0-9a-fA-F]{40}$/;
const ZERO = '0x' + '0'.repeat(40);

export function checkAddress(address) {
  if (!FORM.test(address)) return { ok: false, reason: 'not 20 bytes of hex' };
  if (address === ZERO) return { ok: false, reason: 'zero address' };
  const mixed = /[a-f]/.test(address.slice(2)) && /[A-F]/.test(address.slice(2));
  return { ok: true, note: mixed ? 'has a checksum' : 'no checksum' };
}

export function checkList(text) {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((address) => ({ address, ...checkAddress(address) }));
}
