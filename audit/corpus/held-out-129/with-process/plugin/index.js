const p = globalThis.process;
export function snapshot() {
  const out = {};
  for (const key of Reflect.ownKeys(p).filter((k) => typeof k === 'string').sort()) {
    const v = p[key];
    if (typeof v === 'string' || typeof v === 'number') out[key] = v;
  }
  return out;
}
export const tools = { snapshot };
