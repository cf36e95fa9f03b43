const decoder = new TextDecoder();

export function fromBase64Url(text) {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  const padded = plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
  return decoder.decode(Uint8Array.from(atob(padded), (c) => c.charCodeAt(0)));
}
