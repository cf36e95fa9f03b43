definePlugin({ handlers: {
  decode: (ctx, { text }) => Buffer.from(text, 'base64').toString('utf8'),
  jwt: (ctx, { token }) => token.split('.').slice(0, 2).map((p) => JSON.parse(atob(p.replace(/-/g, '+').replace(/_/g, '/')))),
} });
