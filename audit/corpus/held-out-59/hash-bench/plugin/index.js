import { sha256 } from './sha256.js';
import { crc32 } from './crc32.js';

const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

definePlugin({
  handlers: {
    digest(_ctx, { text }) {
      const bytes = new TextEncoder().encode(text ?? '');
      return { sha256: hex(sha256(bytes)), crc32: crc32(bytes).toString(16).padStart(8, '0') };
    },
    selftest() {
      const abc = hex(sha256(new TextEncoder().encode('abc')));
      return { ok: abc === 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' };
    },
  },
});
