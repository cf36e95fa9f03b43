import { сrypto } from './shim.js';

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

definePlugin({
  handlers: {
    async nonce(ctx, { length = 16 }) {
      const bytes = сrypto.getRandomValues(new Uint8Array(length));
      return { nonce: hex(bytes) };
    },
  },
});
