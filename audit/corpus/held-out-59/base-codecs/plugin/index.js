import { base32, base58, base85 } from './codecs.js';

const CODECS = new Map([['base32', base32], ['base58', base58], ['base85', base85]]);
const utf8 = new TextEncoder();

definePlugin({
  handlers: {
    encode(_ctx, { codec, text }) {
      const chosen = CODECS.get(codec);
      return chosen ? { text: chosen.encode(utf8.encode(text ?? '')) } : { error: `one of ${[...CODECS.keys()]}` };
    },
    decode(_ctx, { codec, text }) {
      const chosen = CODECS.get(codec);
      if (!chosen) return { error: `one of ${[...CODECS.keys()]}` };
      // Shown as text to the person who asked. It goes nowhere else.
      return { text: new TextDecoder('utf-8', { fatal: false }).decode(chosen.decode(String(text))) };
    },
  },
});
