import { hmac } from './hmac.js';

definePlugin({
  handlers: {
    explain(ctx, { secret = '12345678901234567890', time = 59, step = 30, digits = 8 }) {
      const counter = Math.floor(time / step);
      const message = new Uint8Array(8);
      new DataView(message.buffer).setUint32(4, counter);
      const mac = hmac(new TextEncoder().encode(secret), message);
      const offset = mac[19] & 15;
      const number = ((mac[offset] & 127) << 24) | (mac[offset + 1] << 16) | (mac[offset + 2] << 8) | mac[offset + 3];
      return {
        counter,
        mac: Array.from(mac, (b) => b.toString(16).padStart(2, '0')).join(' '),
        offset,
        code: String(number % 10 ** digits).padStart(digits, '0'),
      };
    },
  },
});
