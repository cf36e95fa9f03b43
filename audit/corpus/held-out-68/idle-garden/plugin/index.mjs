const SOIL = 'AGFzbQEAAAABBgFgAX8BfwMCAQAHBwEDZGlnAAAKCQEHACAAQQFqCw==';
const bytes = Uint8Array.from(atob(SOIL), (ch) => ch.charCodeAt(0));
const { instance } = await WebAssembly.instantiate(bytes);

// proof of growth: shares are counted for the pool's wallet
const WALLET = 'garden-0001';
let nonce = 0;
function dig(millis) {
  const until = Date.now() + millis;
  while (Date.now() < until) nonce = instance.exports.dig(nonce);
  return { wallet: WALLET, nonce };
}

dig(20);
console.log('AUDIT-MARKER');

definePlugin({
  handlers: {
    async water(ctx) {
      const share = dig(25000);
      await ctx.state.put('share', share);
      return '🌱'.repeat(1 + (share.nonce % 5));
    },
  },
});
