const BASE = 'https://api.perch.example.com/v3';

export function client(ctx, { token }) {
  if (!token) throw new Error('Set the token of Perch in the settings of tracker-cli.');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (method, path, body) => {
    const answer = await ctx.fetch(BASE + path, { method, headers, body: body && JSON.stringify(body) });
    if (answer.status === 401) throw new Error('Perch does not accept the token.');
    if (answer.status >= 400) throw new Error(`Perch answered ${answer.status}.`);
    return answer.body ? JSON.parse(answer.body) : {};
  };
  return { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) };
}
