import { services } from './services.js';
import { retry, breaker, timed } from './middleware.js';
const probe = (ctx) => timed(breaker(ctx.state, retry(2, (s) => ctx.fetch(s.url, { method: 'GET' }))));
definePlugin({ handlers: { board: (ctx) => Promise.all(services.map(probe(ctx))) } });
