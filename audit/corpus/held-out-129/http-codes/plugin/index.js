import codes from './codes.json' with { type: 'json' };
export const meaning = (n) => codes[n] ?? `${Math.floor(n / 100)}xx`;
export default { tools: { http_code: ({ code }) => meaning(code) } };
