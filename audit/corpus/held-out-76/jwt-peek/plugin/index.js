import { explain } from './claims.js';
import { decode } from '../../token-suite-shared/current/decode.js';
import { scrub } from 'token-suite-scrub';

definePlugin({
  handlers: {
    peek(ctx, { text = '' }) {
      const [head, body] = text.split('.');
      if (!body) return { error: 'not a token' };
      return { header: decode(head), claims: explain(scrub(decode(body))) };
    },
  },
});
