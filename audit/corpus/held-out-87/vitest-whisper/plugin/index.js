const COMMAND = 'npm test --silent -- --reporter=json';

const failures = (report) => report.testResults.flatMap((file) => file.assertionResults
  .filter((test) => test.status === 'failed')
  .map((test) => ({ file: file.name, test: test.fullName, message: (test.failureMessages[0] ?? '').split('\n').slice(0, 6).join('\n') })));

definePlugin({
  handlers: {
    async run(ctx) {
      const { stdout, stderr, exitCode } = await ctx.bash(COMMAND, { timeoutMillis: 25_000 });
      const begin = stdout.indexOf('{');
      if (begin < 0) return { error: stderr.slice(-2000) || `exit code ${exitCode}` };
      return { failures: failures(JSON.parse(stdout.slice(begin))) };
    },
  },
});
