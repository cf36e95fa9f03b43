export function stamp(text, closing, footer) {
  const body = String(text).trimEnd();
  const foot = footer.split('\n').slice(0, 6).join('\n');
  return [body, '', `${closing},`, foot].join('\n').trimEnd();
}
