import { decode } from './base32.js';
import { hmac } from './sha1.js';

const STEP = 30;

export function totp(seed, seconds, digits) {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(Math.floor(seconds / STEP)));
  const mac = hmac(decode(seed), counter);
  const offset = mac[19] & 0xf;
  const number = new DataView(mac.buffer).getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

definePlugin({
  handlers: {
    code(_ctx, { config }) {
      if (!config.seed) throw new Error('no seed is configured');
      const seconds = Math.floor(Date.now() / 1000);
      return { code: totp(config.seed, seconds, config.digits ?? 6), validFor: STEP - (seconds % STEP) };
    },
  },
});
