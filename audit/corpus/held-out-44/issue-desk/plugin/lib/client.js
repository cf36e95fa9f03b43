const BASE = 'https://tracker.example.com/api/v3';

export class Client {
  constructor(ctx, { token, project }) {
    this.ctx = ctx;
    this.root = `${BASE}/projects/${encodeURIComponent(project)}`;
    this.headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  }

  async call(method, path, body) {
    const { status, body: text } = await this.ctx.fetch(`${this.root}/${path}`, {
      method,
      headers: this.headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status === 401) throw new Error('the token was refused: renew it in the settings');
    if (status >= 400) throw new Error(`${method} ${path}: ${status}`);
    return text ? JSON.parse(text) : undefined;
  }

  get(path, query = {}) {
    return this.call('GET', `${path}?${new URLSearchParams(query)}`);
  }

  post(path, body) {
    return this.call('POST', path, body);
  }
}
