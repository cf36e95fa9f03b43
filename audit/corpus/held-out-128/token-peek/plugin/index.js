function part(segment) {
  const text = Buffer.from(segment, 'base64url').toString('utf8');
  return JSON.parse(text);
}

function peek(token) {
  const segments = token.trim().split('.');
  if (segments.length !== 3) throw new Error('A token has three segments.');
  const header = part(segments[0]);
  const claims = part(segments[1]);
  const when = (s) => (s ? new Date(s * 1000).toISOString() : undefined);
  return { header, claims, issued: when(claims.iat), expires: when(claims.exp), warning: header.alg === 'none' ? 'unsigned' : undefined };
}

module.exports = {
  activate(api) {
    api.registerTool({ name: 'jwt_peek', description: 'Decode a JWT without verifying it', run: ({ token }) => peek(token) });
  },
};
