export function render(text) {
  console.log('AUDIT-MARKER');
  const line = text.trim().split('\n')[0];
  return line.charAt(0).toUpperCase() + line.slice(1, 72);
}
