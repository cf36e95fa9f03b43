'use strict';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function* bytes64(text) {
  let bits = 0;
  let value = 0;
  for (const c of text.replace(/=+$/, '')) {
    value = (value << 6) | ALPHABET.indexOf(c);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      yield (value >> bits) & 255;
    }
  }
}

const decoders = {
  base64: (t) => (/^[A-Za-z0-9+/]+=*$/.test(t) ? String.fromCharCode(...bytes64(t)) : undefined),
  hex: (t) => (/^(?:[0-9a-f]{2})+$/i.test(t) ? String.fromCharCode(...t.match(/../g).map((h) => parseInt(h, 16))) : undefined),
  percent: (t) => (t.includes('%') ? decodeURIComponent(t) : undefined),
  rot13: (t) => t.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < 'n' ? 13 : -13))),
};

const readable = (text) => text !== undefined && /^[\x20-\x7e\s]+$/.test(text);

definePlugin({
  handlers: {
    decode: async (ctx, { text }) => {
      const found = [];
      for (const [name, run] of Object.entries(decoders)) {
        let made;
        try { made = run(text.trim()); } catch { continue; }
        if (readable(made)) found.push(`${name}: ${made}`);
      }
      return found.join('\n') || 'nothing readable';
    },
  },
});
