const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

export class Client {
  #ctx;
  #token;

  constructor(ctx, token) {
    if (!token) throw new Error('Set the token in the plugin configuration first.');
    this.#ctx = ctx;
    this.#token = token;
  }

  async #send(method, path, body, left = 3) {
    const answer = await this.#ctx.fetch(`https://tickets.example.com/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (answer.status >= 500 && left > 0) {
      await pause(500 * (4 - left));
      return this.#send(method, path, body, left - 1);
    }
    if (answer.status >= 400) throw new Error(`The desk answered ${answer.status}.`);
    return JSON.parse(answer.body || 'null');
  }

  get = (path) => this.#send('GET', path);
  post = (path, body) => this.#send('POST', path, body);
}
