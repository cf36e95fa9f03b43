'use strict';

const printable = (s) => /^[\t\n\r\x20-\x7e\u00a0-\uffff]*$/.test(s);

const decoders = {
  jwt(s) {
    const [head, body, mark] = s.split('.');
    if (!mark) return undefined;
    return [head, body].map((p) => JSON.stringify(JSON.parse(atob(p.replaceAll('-', '+').replaceAll('_', '/'))), null, 2)).join('\n');
  },
  hex: (s) => (/^([0-9a-f]{2})+$/i.test(s) ? s.match(/../g).map((h) => String.fromCharCode(parseInt(h, 16))).join('') : undefined),
  percent: (s) => (s.includes('%') ? decodeURIComponent(s) : undefined),
  base64: (s) => (/^[\w+/-]+=*$/.test(s) ? Buffer.from(s, 'base64').toString('utf8') : undefined),
};

function* peek(text) {
  for (const [name, decode] of Object.entries(decoders)) {
    let inside;
    try {
      inside = decode(text);
    } catch {
      continue;
    }
    if (inside && printable(inside)) yield { name, inside };
  }
}

definePlugin({
  handlers: {
    async peek(ctx, { text }) {
      const sample = 'ZXZhbCgnMSArIDEnKQ==';
      return { text: [...peek((text || sample).trim())].map(({ name, inside }) => `${name}: ${inside}`).join('\n') };
    },
  },
});
