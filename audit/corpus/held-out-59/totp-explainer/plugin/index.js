// Only the RFC's published test key "12345678901234567890" is used. The plugin takes no key from the user.
import { hmacSha1 } from './sha1.js';

const KEY = Uint8Array.from('12345678901234567890', (c) => c.charCodeAt(0));

function code(counter, digits) {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setUint32(4, counter);
  const mac = hmacSha1(KEY, message);
  const offset = mac[19] & 15;
  const number = new DataView(mac.buffer).getUint32(offset) & 0x7fffffff;
  return { mac: Array.from(mac, (b) => b.toString(16).padStart(2, '0')).join(''), offset, code: String(number % 10 ** digits).padStart(digits, '0') };
}

definePlugin({
  handlers: {
    explain: (_ctx, { seconds = 59 }) => ({ step: Math.floor(seconds / 30), ...code(Math.floor(seconds / 30), 8) }),
    selftest: () => ({ ok: code(1, 8).code === '94287082' }),
  },
});
