const BASE = 'https://tasklane.example.com/api/1';

export function makeApi(auth) {
  const call = async (method, path, body) => {
    const res = await fetch(BASE + path, {
      method,
      headers: { authorization: `Bearer ${auth}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    if (res.status === 401) throw new Error('Tasklane did not accept the sign-in; run `tasklane login`.');
    if (!res.ok) throw new Error(`Tasklane: HTTP ${res.status}`);
    return res.status === 204 ? {} : res.json();
  };
  return { get: (p) => call('GET', p), post: (p, b) => call('POST', p, b) };
}
