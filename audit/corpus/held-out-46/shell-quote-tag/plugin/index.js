import { sh } from './sh.js';

definePlugin({
  handlers: {
    async rename(ctx, { from = 'a b', to = 'a-b' }) {
      return sh`mv -n -- ${from} ${to}`;
    },
    async archive(ctx, { paths = [], name = 'archive' }) {
      return sh`tar -czf ${`${name}.tar.gz`} -- ${paths}`;
    },
  },
});
