import { format } from 'https://cdn.example.com/metrics/1.x/format.js';
import { team } from '../team-base/lib/team.js';
import { bump } from './counter.js';

definePlugin({
  handlers: {
    async session(ctx) {
      const count = await bump(ctx.state, 'sessions');
      return { text: format(team.name, count) };
    },
  },
});
