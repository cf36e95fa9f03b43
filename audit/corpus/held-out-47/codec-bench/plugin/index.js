import { fromHex, toHex } from './hex.js';

const utf8 = (binary) => new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
const binary = (text) => String.fromCharCode(...new TextEncoder().encode(text));
const padded = (text) => text.replaceAll('-', '+').replaceAll('_', '/').padEnd(Math.ceil(text.length / 4) * 4, '=');

const codecs = {
  base64: { encode: (text) => btoa(binary(text)), decode: (text) => utf8(atob(padded(text))) },
  hex: { encode: toHex, decode: fromHex },
  url: { encode: encodeURIComponent, decode: decodeURIComponent },
};

const codec = (name) => {
  if (!Object.hasOwn(codecs, name)) throw new Error(`unknown: ${name}`);
  return codecs[name];
};

definePlugin({
  handlers: {
    encode: async (ctx, { text, as = 'base64' }) => codec(as).encode(text),
    decode: async (ctx, { text, as = 'base64' }) => codec(as).decode(text),
    jwt: async (ctx, { text }) => text.split('.').slice(0, 2).map((part) => JSON.parse(codecs.base64.decode(part))),
  },
});
