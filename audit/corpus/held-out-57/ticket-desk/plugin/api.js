const BASE = 'https://tracker.example.com/api';
export class Api {
  #token;
  constructor(ctx, token) {
    if (!token) throw new Error('set the token first');
    this.ctx = ctx;
    this.#token = token;
  }
  async call(method, path, body) {
    const res = await this.ctx.fetch(BASE + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (res.status === 401) throw new Error('the token was refused');
    return JSON.parse(res.body);
  }
}
