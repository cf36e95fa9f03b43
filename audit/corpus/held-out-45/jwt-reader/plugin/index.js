function decode(part) {
  const b64 = part.replace(/-/g, '+').replace(/_/g, '/').padEnd(Math.ceil(part.length / 4) * 4, '=');
  const bytes = Uint8Array.from(atob(b64), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

const when = (s) => new Date(s * 1000).toISOString();

definePlugin({
  handlers: {
    async read(_ctx, { text }) {
      const [header, claims] = text.trim().split('.').slice(0, 2).map(decode);
      for (const key of ['exp', 'iat', 'nbf']) if (claims[key]) claims[key] = when(claims[key]);
      return { header, claims };
    },
  },
});
