// The command runs in the host's shell sandbox, with the host's permission; the plugin only reads what it printed.
const FAILURES = 20; // what a person or a model takes in at once
const MARKS = [/\bFAIL(ED)?\b/, /^not ok\b/, /\berror(\[\w+\])?:/i, /\bpanicked at\b/, /^\s*✗|^\s*✖/];

const failures = (output) =>
  output.split('\n').filter((line) => MARKS.some((mark) => mark.test(line))).map((line) => line.trim().slice(0, 300));

definePlugin({
  handlers: {
    async run(ctx, { config, only }) {
      // Text for a shell is never spliced in: a name with anything but these characters is refused.
      if (only !== undefined && !/^[\w./:-]+$/.test(only)) throw new Error('a test is named by letters, digits and . / : - _');
      const command = only === undefined ? config.command : `${config.command} ${only}`;
      const { stdout, stderr, exitCode } = await ctx.bash(command, { timeoutMillis: config.seconds * 1000 });
      const found = [...new Set(failures(`${stdout}\n${stderr}`))];
      ctx.log('info', `${command} ended with ${exitCode}`);
      return { passed: exitCode === 0, exitCode, failures: found.slice(0, FAILURES), more: Math.max(0, found.length - FAILURES) };
    },
  },
});
