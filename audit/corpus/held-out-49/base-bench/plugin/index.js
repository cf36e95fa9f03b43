import { base58 } from './codecs/base58.js';
import { base32 } from './codecs/base32.js';
import { ascii85 } from './codecs/ascii85.js';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const base16 = {
  encode: (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join(''),
  decode: (text) => Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (h) => parseInt(h, 16)),
};
const base64 = {
  encode: (bytes) => btoa(String.fromCharCode(...bytes)),
  decode: (text) => Uint8Array.from(atob(text.replace(/\s+/g, '')), (c) => c.charCodeAt(0)),
};
const codecs = new Map(Object.entries({ base16, base32, base58, base64, ascii85 }));

function present(bytes) {
  try {
    return utf8.decode(bytes);
  } catch {
    return base16.encode(bytes).replace(/(..)/g, '$1 ').trim();
  }
}

definePlugin({
  handlers: {
    encode: (ctx, { codec, text = '' }) => codecs.get(codec)?.encode(new TextEncoder().encode(text)) ?? null,
    decode: (ctx, { codec, text = '' }) => (codecs.has(codec) ? present(codecs.get(codec).decode(text)) : null),
  },
});
