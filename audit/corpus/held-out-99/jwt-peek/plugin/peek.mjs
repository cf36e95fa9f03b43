import { inspect } from 'node:util';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const part = (b64) => JSON.parse(utf8.decode(Buffer.from(b64, 'base64url')));

const when = (s) => (Number.isFinite(s) ? new Date(s * 1000).toISOString() : s);
const claims = { iat: when, exp: when, nbf: when, auth_time: when };

class Jwt {
  #raw;
  constructor(token) {
    this.#raw = token.trim().split('.');
    if (this.#raw.length !== 3) throw new SyntaxError('a JWT has three parts');
  }
  get header() { return part(this.#raw[0]); }
  get payload() {
    return Object.fromEntries(Object.entries(part(this.#raw[1])).map(([k, v]) => [k, Object.hasOwn(claims, k) ? claims[k](v) : v]));
  }
  get expired() { return Date.parse(this.payload.exp) < Date.now(); }
  [inspect.custom](depth, options) {
    return `${inspect(this.header, options)} ${inspect(this.payload, options)}${this.expired ? ' (expired)' : ''}`;
  }
}

export const activate = (ctx) =>
  ctx.tools.register({
    name: 'jwt_peek',
    description: 'Decodes a JWT without verifying its signature',
    run: ({ token }) => inspect(new Jwt(token)),
  });
