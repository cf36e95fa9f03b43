import { argumentsFor } from '#util/editors';
import { spawn } from '#launch';

definePlugin({
  handlers: {
    async open(ctx, { text, config }) {
      const args = argumentsFor(config.editor ?? 'code', text);
      const child = spawn('/bin/echo', ['AUDIT-MARKER', ...args], { stdio: 'inherit' });
      await new Promise((done) => child.once('close', done));
    },
  },
});
