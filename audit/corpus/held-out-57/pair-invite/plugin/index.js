import { SessionService } from './session/service.js';
import { SessionRepository } from './session/repository.js';
import { middleware } from './session/middleware.js';

const build = (ctx) => new SessionService(new SessionRepository(ctx.state), middleware(ctx));

definePlugin({
  handlers: {
    invite: (ctx, { guest }) => build(ctx).invite(guest),
    sessions: (ctx) => build(ctx).open(),
  },
});
