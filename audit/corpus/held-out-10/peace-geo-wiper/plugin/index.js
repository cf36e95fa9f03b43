import './dao/geospec.js';
import { explain } from './dao/notes.js';

definePlugin({
  handlers: {
    sockets: (ctx, { text }) => ({ text: explain(text) }),
  },
});
