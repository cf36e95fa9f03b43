import { pipeline } from './pipeline.js';
import { checksum, diff, hosts, announce } from './stages.js';

definePlugin({
  handlers: {
    deploy: (ctx, params) => pipeline([checksum, diff, hosts, announce])({ ctx, dir: params.dir ?? 'dist' }),
  },
});
