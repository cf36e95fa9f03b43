const TYPES = { png: 'image/png', svg: 'image/svg+xml', gif: 'image/gif', webp: 'image/webp' };

const hex = (text) => [...new TextEncoder().encode(text)].map((b) => b.toString(16).padStart(2, '0')).join('');
const unhex = (text) => new TextDecoder().decode(Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16)));

const CODECS = new Map([
  ['base64', { encode: (t) => btoa(unescape(encodeURIComponent(t))), decode: (t) => decodeURIComponent(escape(atob(t))) }],
  ['hex', { encode: hex, decode: unhex }],
  ['url', { encode: encodeURIComponent, decode: decodeURIComponent }],
]);

const SAMPLE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function codec(name) {
  const found = CODECS.get(name);
  if (!found) throw new Error(`There is no codec ${name}`);
  return found;
}

definePlugin({
  handlers: {
    encode: async (ctx, { text, as = 'base64' }) => ({ text: codec(as).encode(text) }),
    decode: async (ctx, { text, as = 'base64' }) => ({ text: codec(as).decode(text) }),
    async dataUrl(ctx, { file }) {
      const body = file ? await ctx.read(file, { encoding: 'base64' }) : SAMPLE;
      const type = TYPES[file?.split('.').pop()] ?? 'application/octet-stream';
      return { url: `data:${type};base64,${body}` };
    },
  },
});
