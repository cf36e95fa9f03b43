const decoder = new TextDecoder('utf-8', { fatal: true });

function fromBase64(text) {
  const plain = text.replace(/-/g, '+').replace(/_/g, '/');
  const bytes = Uint8Array.from(atob(plain), (c) => c.charCodeAt(0));
  return decoder.decode(bytes);
}

const readers = [
  ['percent', (text) => (text.includes('%') ? decodeURIComponent(text) : null)],
  ['base64', (text) => (/^[\w+/=-]{8,}$/.test(text) ? fromBase64(text) : null)],
  ['hex', (text) => (/^([0-9a-f]{2})+$/i.test(text) ? text.match(/../g).map((h) => String.fromCharCode(parseInt(h, 16))).join('') : null)],
];

function peel(text, layers = []) {
  if (layers.length > 4) return layers;
  for (const [name, read] of readers) {
    try {
      const inner = read(text);
      if (inner !== null && inner !== text) return peel(inner, [...layers, { name, inner }]);
    } catch {
      // not this one
    }
  }
  return layers;
}

definePlugin({
  handlers: {
    decode(ctx, { text = 'eyJpZCI6NDJ9' }) {
      return { layers: peel(text) };
    },
  },
});
