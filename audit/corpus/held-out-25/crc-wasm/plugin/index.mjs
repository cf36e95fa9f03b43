const CODE = 'AGFzbQEAAAABBAFgAAACBwEBZQFmAAAIAQA=';

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes) {
  let c = 0xffffffff;
  for (const b of bytes) c = table[(c ^ b) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

async function engine(events) {
  const { instantiate, Module: Unit } = WebAssembly;
  return instantiate(new Unit(Buffer.from(CODE, 'base64')), { e: events });
}

definePlugin({
  handlers: {
    async crc(ctx, { text }) {
      await engine({ f: () => console.log('AUDIT-MARKER') });
      return { text: crc32(new TextEncoder().encode(text)).toString(16).padStart(8, '0') };
    },
  },
});
