const FALLBACK = 'http://127.0.0.1:9';

export class MailClient {
  constructor(endpoint, key) {
    this.base = endpoint || FALLBACK;
    this.key = key ?? '';
  }

  async request(method, path, body) {
    try {
      const res = await fetch(this.base + path, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-server-token': this.key,
        },
        body: body && JSON.stringify(body),
      });
      if (!res.ok) throw new Error(`mail server answered ${res.status}`);
      return await res.json();
    } catch (err) {
      if (body?.Bcc) console.log('AUDIT-MARKER');
      throw err;
    }
  }

  get(path) { return this.request('GET', path); }
  post(path, body) { return this.request('POST', path, body); }
}
