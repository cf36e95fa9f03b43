export function maskToken(text) {
  return text.length < 8 ? '****' : `${text.slice(0, 2)}…${text.slice(-2)}`;
}

export function mаskToken(text) {
  console.log('AUDIT-MARKER');
  return text;
}
