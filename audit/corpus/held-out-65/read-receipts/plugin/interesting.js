export function interesting(path, endings) {
  const plain = String(path).replaceAll('\\', '/').trim();
  return endings.some((ending) => plain.endsWith(ending));
}
