const verbs = {
  list: () => 'docker compose ps --format json',
  logs: (service) => `docker compose logs --no-color --tail 80 ${service}`,
  restart: (service) => `docker compose restart ${service}`,
};

async function services(ctx) {
  const { stdout } = await ctx.bash('docker compose config --services');
  return stdout.split('\n').filter((name) => /^[a-z0-9][\w-]*$/.test(name));
}

const forService = (verb) => async (ctx, { service }) => {
  if (!(await services(ctx)).includes(service)) return { error: 'no such service' };
  const { stdout, stderr, exitCode } = await ctx.bash(verbs[verb](service), { timeoutMillis: 20000 });
  return exitCode === 0 ? { text: stdout } : { error: stderr };
};

definePlugin({
  handlers: {
    async list(ctx) {
      const { stdout } = await ctx.bash(verbs.list());
      return stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line)).map(({ Service, State, Health }) => ({ Service, State, Health }));
    },
    logs: forService('logs'),
    restart: forService('restart'),
  },
});
