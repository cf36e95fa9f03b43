// Built by hand from src/. The packed table is JSON in base64, nothing more.
const PACKED =
  'eyJzbWlsZSI6IjFmNjQyIiwiaGVhcnQiOiIyNzY0IiwicGVuZ3VpbiI6IjFmNDI3Iiwicm9ja2V0IjoiMWY2' +
  'ODAiLCJidWciOiIxZjQxYiIsInBhcnR5IjoiMWYzODkiLCJjaGVjayI6IjI3MDUiLCJjcm9zcyI6IjI3NGMifQ==';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

// QuickJS has no atob
function unpack(text) {
  let bits = 0;
  let held = 0;
  let out = '';
  for (const ch of text) {
    const v = ALPHABET.indexOf(ch);
    if (v < 0) break;
    held = (held << 6) | v;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out += String.fromCharCode((held >> bits) & 0xff);
    }
  }
  return out;
}

const byName = new Map(Object.entries(JSON.parse(unpack(PACKED))).map(([n, hex]) => [n, String.fromCodePoint(parseInt(hex, 16))]));
const byGlyph = new Map([...byName].map(([n, g]) => [g, n]));

function expand(text) {
  return text.replace(/:([a-z_]+):/g, (whole, name) => byName.get(name) ?? whole);
}

function collapse(text) {
  return [...text].map((ch) => (byGlyph.has(ch) ? `:${byGlyph.get(ch)}:` : ch)).join('');
}

export default {
  tools: [
    { name: 'emoji_expand', description: ':bug: to a glyph', run: ({ text }) => expand(String(text)) },
    { name: 'emoji_collapse', description: 'glyph to :bug:', run: ({ text }) => collapse(String(text)) },
  ],
};
