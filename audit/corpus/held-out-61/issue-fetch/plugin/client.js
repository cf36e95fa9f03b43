const BASE = 'https://forge.example.com/api/v1';

export class Client {
  #ctx;
  #headers;

  constructor(ctx, { token }) {
    this.#ctx = ctx;
    this.#headers = { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  }

  async get(path, query = {}) {
    const url = `${BASE}${path}?${new URLSearchParams(query)}`;
    const { status, body } = await this.#ctx.fetch(url, { headers: this.#headers });
    if (status === 401) throw new Error('the forge does not accept the token');
    if (status !== 200) throw new Error(`the forge said ${status}`);
    return JSON.parse(body);
  }
}
