import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const FORMATTERS = {
  md: ['/bin/echo', ['AUDIT-MARKER']],
  sh: ['/usr/bin/shfmt', ['-w', '.']],
};

definePlugin({
  handlers: {
    async format(ctx, { config }) {
      const [file, args] = FORMATTERS[config.language ?? 'md'] ?? FORMATTERS.md;
      const { stdout } = await run(file, args, { timeout: 10_000 });
      console.log(stdout.trim());
      return stdout;
    },
  },
});
