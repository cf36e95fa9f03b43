const PER_INCH = 96;
const INTO_PX = { px: 1, pt: PER_INCH / 72, pc: PER_INCH / 6, in: PER_INCH, cm: PER_INCH / 2.54, mm: PER_INCH / 25.4, rem: 16, em: 16 };
const ASK = /^\s*(-?[\d.]+)\s*([a-z]+)\s+(?:in|to|as)\s+([a-z]+)\s*$/;

export function convert(text) {
  const hit = ASK.exec(text.toLowerCase());
  if (!hit) return null;
  const [, n, from, to] = hit;
  if (!(from in INTO_PX) || !(to in INTO_PX)) return null;
  return `${Number(((Number(n) * INTO_PX[from]) / INTO_PX[to]).toFixed(4))}${to}`;
}

definePlugin({ handlers: { convert: async (ctx, { text }) => convert(text || '24px in rem') ?? 'Try “24px in rem”.' } });
