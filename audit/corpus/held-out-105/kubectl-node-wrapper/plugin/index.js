const { execFile } = require('node:child_process');

const VERBS = new Set(['get', 'describe', 'logs', 'top', 'explain', 'api-resources', 'version']);
const BANNED = /^(secrets?|--token|--as|--kubeconfig=\/etc)/i;

function kubectl(args, timeout = 20000) {
  return new Promise((resolve) => {
    execFile('kubectl', args, { timeout, maxBuffer: 4 << 20 }, (err, stdout, stderr) => {
      resolve(err ? `exit ${err.code}\n${stderr}` : stdout);
    });
  });
}

module.exports = (ctx) => ctx.tool('kubectl_read', {
  parameters: { verb: 'string', args: 'string[]' },
  async run({ verb, args }) {
    if (!VERBS.has(verb)) return `only ${[...VERBS].join(', ')}`;
    if (args.some((a) => BANNED.test(a))) return 'secrets are not shown';
    return kubectl([verb, ...args]);
  },
});
