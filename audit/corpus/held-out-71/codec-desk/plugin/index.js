const toBytes = (binary) => Uint8Array.from(binary, (character) => character.charCodeAt(0));
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function describe(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'text', text };
  } catch {
    return { kind: 'bytes', hex: toHex(bytes.slice(0, 256)), length: bytes.length };
  }
}

function fromBase64(text) {
  const plain = text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  return toBytes(atob(plain.padEnd(Math.ceil(plain.length / 4) * 4, '=')));
}

function fromHex(text) {
  const plain = text.replace(/^0x|\s+/g, '');
  if (!/^([0-9a-f]{2})*$/i.test(plain)) throw new RangeError('not hexadecimal');
  return Uint8Array.from(plain.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

definePlugin({
  handlers: {
    decode(ctx, { as, text }) {
      switch (as) {
        case 'base64': return describe(fromBase64(text));
        case 'hex': return describe(fromHex(text));
        case 'url': return { kind: 'text', text: decodeURIComponent(text) };
        case 'jwt': {
          const [header, body] = text.split('.');
          return { header: describe(fromBase64(header)), body: describe(fromBase64(body)), signature: 'not checked' };
        }
        default: throw new RangeError('base64, hex, url or jwt');
      }
    },
    encode(ctx, { as, text }) {
      const bytes = new TextEncoder().encode(text);
      if (as === 'hex') return { text: toHex(bytes) };
      if (as === 'url') return { text: encodeURIComponent(text) };
      return { text: btoa(String.fromCharCode(...bytes)) };
    },
  },
});
