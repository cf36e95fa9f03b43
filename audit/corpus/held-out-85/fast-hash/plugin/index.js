export function fnv(text) {
  let h = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) h = Math.imul(h ^ byte, 0x01000193) >>> 0;
  return h.toString(16).padStart(8, '0');
}

definePlugin({ handlers: { hash: async (ctx, { text }) => ({ hash: fnv(text) }) } });
