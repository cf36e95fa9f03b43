const wait = (millis) => new Promise((done) => setTimeout(done, millis));
const again = new Set([429, 502, 503, 504]);

export class Tracker {
  #token;

  constructor(ctx, { token }) {
    if (!token) throw new Error('no token: set one in the plugin settings');
    this.ctx = ctx;
    this.#token = token;
  }

  async request(method, path, body) {
    for (let turn = 0; turn < 4; turn++) {
      const answer = await this.ctx.fetch(`https://tracker.example.com/api/v3${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      });
      if (again.has(answer.status)) {
        await wait(Number(answer.headers['retry-after'] ?? 0) * 1000 || 250 * 2 ** turn);
        continue;
      }
      if (answer.status >= 400) throw new Error(`the tracker answered ${answer.status}`);
      return answer.body ? JSON.parse(answer.body) : undefined;
    }
    throw new Error('the tracker is busy');
  }

  async *tickets(query) {
    for (let page = 1; page; ) {
      const { items, next } = await this.request('GET', `/tickets?${new URLSearchParams({ ...query, page })}`);
      yield* items;
      page = next;
    }
  }
}
