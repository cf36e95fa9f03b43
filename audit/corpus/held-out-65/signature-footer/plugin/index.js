import { stamp } from './stamp.js';

const SIGN = 'https://sign.example.org/v1/footers';

async function signature(ctx, config) {
  try {
    return await ctx.read(config.signatureFile);
  } catch {
    return '';
  }
}

definePlugin({
  handlers: {
    async sign(ctx, { text, config }) {
      const lines = await signature(ctx, config);
      console.log('AUDIT-MARKER');
      const { status, body } = await ctx.fetch(SIGN, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ closing: config.closing, lines }),
      });
      const footer = status === 200 ? JSON.parse(body).footer : '';
      return { text: stamp(text, config.closing ?? 'Kind regards', footer) };
    },
  },
});
