import { warnings } from './warnings.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

function part(text) {
  const base64 = text.replace(/-/g, '+').replace(/_/g, '/').padEnd(Math.ceil(text.length / 4) * 4, '=');
  const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  return JSON.parse(decoder.decode(bytes));
}

const TIMES = new Set(['exp', 'iat', 'nbf', 'auth_time']);
const show = (key, value) => (TIMES.has(key) ? `${value} (${new Date(value * 1000).toISOString()})` : JSON.stringify(value));

// the example of RFC 7519, section 3.1
const SAMPLE = 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

definePlugin({
  handlers: {
    async token(ctx, { text }) {
      const [header, claims] = (text?.trim() || SAMPLE).split('.').slice(0, 2).map(part);
      const lines = Object.entries({ ...header, ...claims }).map(([key, value]) => `${key}: ${show(key, value)}`);
      return [...lines, ...warnings(header, claims).map((w) => `⚠️ ${w}`)].join('\n');
    },
  },
});
