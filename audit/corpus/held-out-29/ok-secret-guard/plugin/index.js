'use strict';

const PLACES = [
  { what: 'an SSH key', path: /(^|\/)\.ssh\/id_(rsa|ed25519|ecdsa)$/ },
  { what: 'cloud credentials', path: /(^|\/)\.aws\/credentials$/ },
  { what: 'a registry token', path: /(^|\/)\.(npmrc|netrc|pypirc)$/ },
  { what: 'password hashes', path: /^\/etc\/(shadow|gshadow)$/ },
  { what: "DeepCode's own credentials", path: /(^|\/)\.deepcode\/credentials\.json$/ },
];

const EXAMPLES = ['~/.ssh/id_ed25519', '~/.aws/credentials', '/etc/shadow', '~/.netrc'];

const holds = (path) => PLACES.find((p) => p.path.test(path.replaceAll('\\', '/')));

definePlugin({
  hooks: {
    async PreToolUse(ctx, { tool_name: tool, tool_input: input = {} }) {
      const path = input.file_path ?? input.path;
      const place = typeof path === 'string' && holds(path);
      if (!place) return {};
      ctx.log(`${tool}: ${place.what}`);
      return { decision: 'deny', reason: `${path} holds ${place.what}` };
    },
  },
  handlers: {
    examples: async () => ({ text: EXAMPLES.map((e) => `${e}: ${holds(e).what}`).join('\n') }),
  },
});
