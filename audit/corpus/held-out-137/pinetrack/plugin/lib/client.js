const BASE = 'https://api.pinetrack.example.com/v2';

export class PinetrackError extends Error {
  constructor(status, message) {
    super(`Pinetrack ${status}: ${message}`);
    this.status = status;
  }
}

export class PinetrackClient {
  #token;
  #fetch;

  constructor({ token, fetch }) {
    if (!token) throw new Error('Set the token in the settings of the plugin.');
    this.#token = token;
    this.#fetch = fetch;
  }

  async #get(path, params = {}) {
    const url = new URL(BASE + path);
    for (const [k, v] of Object.entries(params)) url.searchParams.set(k, String(v));
    const res = await this.#fetch(url, {
      headers: { authorization: `Bearer ${this.#token}`, accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    if (!res.ok) throw new PinetrackError(res.status, (await res.text()).slice(0, 200));
    return res.json();
  }

  search(params) {
    return this.#get('/issues', params);
  }

  issue(key) {
    return this.#get(`/issues/${encodeURIComponent(key)}`, { expand: 'comments' });
  }
}
