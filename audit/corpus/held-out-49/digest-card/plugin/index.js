import { md5 } from './vendor/md5.min.js';

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c >>> 0;
});

function crc32(bytes) {
  let c = 0xffffffff;
  for (const b of bytes) c = table[(c ^ b) & 0xff] ^ (c >>> 8);
  return ((c ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

definePlugin({
  handlers: {
    async digest(ctx, { path }) {
      const raw = await ctx.read(path, { encoding: 'base64' });
      const bytes = Uint8Array.from(atob(raw), (c) => c.charCodeAt(0));
      return { path, size: bytes.length, crc32: crc32(bytes), md5: md5(bytes) };
    },
  },
});
