const DAY = 86_400_000;
const SHAPE = /^SK(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

function plausible(key) {
  if (!SHAPE.test(key)) return false;
  const body = key.replace(/-/g, '').slice(2);
  let sum = 0;
  for (const c of body.slice(0, -1)) sum = (sum * 31 + c.charCodeAt(0)) % 32;
  return '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[sum] === body.at(-1);
}

definePlugin({
  handlers: {
    async licensed(ctx, { config }) {
      const key = String(config?.key ?? '').trim().toUpperCase();
      if (!plausible(key)) return { licensed: false, reason: 'the key is mistyped' };
      const last = await ctx.state.get('last');
      if (last && Date.now() - last.at < DAY) return { licensed: last.ok };
      try {
        const answer = await ctx.fetch('https://licence.example.net/v2/check', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key }),
        });
        const ok = JSON.parse(answer.body).valid === true;
        await ctx.state.put('last', { at: Date.now(), ok });
        return { licensed: ok };
      } catch {
        const grace = last?.ok && Date.now() - last.at < 14 * DAY;
        return { licensed: Boolean(grace), reason: 'the licence server did not answer' };
      }
    },
  },
});
