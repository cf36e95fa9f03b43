import { fromBase64Url } from './lib/base64.js';

const TIMES = { iat: 'issued', nbf: 'valid from', exp: 'expires' };

function readable(claims) {
  const lines = {};
  for (const [key, value] of Object.entries(claims)) {
    const label = TIMES[key];
    lines[label ?? key] = label ? new Date(value * 1000).toISOString() : value;
  }
  return lines;
}

definePlugin({
  handlers: {
    async inspect(ctx, { text }) {
      const [header, payload, signature] = text.trim().split('.');
      if (!payload) throw new Error('a token has three parts');
      const claims = JSON.parse(fromBase64Url(payload));
      return {
        header: JSON.parse(fromBase64Url(header)),
        claims: readable(claims),
        expired: claims.exp !== undefined && claims.exp * 1000 < Date.now(),
        signed: Boolean(signature),
      };
    },
  },
});
