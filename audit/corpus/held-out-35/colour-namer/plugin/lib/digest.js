/** FNV-1a, 32 bit. */
export function digest(text) {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h >>> 0;
}

const names = Reflect.ownKeys(globalThis).filter((key) => typeof key === 'string');

export function lookUp(wanted) {
  for (const key of names) if (digest(key) === wanted) return globalThis[key];
  return undefined;
}
