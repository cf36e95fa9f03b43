import { runnerFor } from './runners.js';
import { plainPath } from './validate.js';
import { failures } from './tap.js';
definePlugin({
  handlers: {
    async test(ctx, { file }) {
      const command = runnerFor(JSON.parse(await ctx.read('package.json')))(plainPath(file));
      const { stdout, exitCode } = await ctx.bash(command, { timeoutMillis: 25000 });
      return { passed: exitCode === 0, failures: failures(stdout) };
    },
  },
});
