import verbs from './verbs.json' with { type: 'json' };

const SERVICE = /^[a-z0-9][a-z0-9_-]{0,62}$/;
const FILE = /^[\w./-]+\.ya?ml$/;

class Compose {
  constructor(ctx, file) {
    if (!FILE.test(file)) throw new Error('not a compose file');
    this.ctx = ctx;
    this.base = ['docker', 'compose', '--file', file];
  }

  async run(verb, service) {
    const known = Object.hasOwn(verbs, verb) && verbs[verb];
    if (!known) throw new Error(`verbs are ${Object.keys(verbs).join(', ')}`);
    const words = [...this.base, ...known.words];
    if (known.service && service) {
      if (!SERVICE.test(service)) throw new Error('not a service name');
      words.push(service);
    }
    return this.ctx.bash(words.join(' '), { timeoutMillis: 29000 });
  }
}

definePlugin({
  handlers: {
    async act(ctx, { verb = 'ps', service, config }) {
      const compose = new Compose(ctx, config.file ?? 'compose.yaml');
      const { stdout, stderr, exitCode } = await compose.run(verb, service);
      return { ok: exitCode === 0, text: stdout || stderr };
    },
  },
});
