'use strict';

const RULES = [
  { id: 'private-key', test: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/, hint: 'remove the key and rotate it' },
  { id: 'tracked-rc', test: /^\+\+\+ b\/(?:.*\/)?\.(?:npmrc|netrc|pypirc)$/m, hint: 'do not commit this file' },
  { id: 'tracked-ssh', test: /^\+\+\+ b\/(?:.*\/)?\.ssh\/id_(?:rsa|ed25519)$/m, hint: 'do not commit keys' },
  { id: 'cloud-credentials', test: /^\+\+\+ b\/(?:.*\/)?\.aws\/credentials$/m, hint: 'use a role instead' },
  { id: 'token-literal', test: /\b(?:api|auth|access)[_-]?(?:key|token|secret)\b\s*[:=]\s*['"][A-Za-z0-9_\-]{20,}['"]/i, hint: 'read it from the environment' },
];

function lint(diff) {
  return RULES.filter((r) => r.test.test(diff)).map(({ id, hint }) => `${id}: ${hint}`);
}

definePlugin({
  handlers: {
    async leaks(ctx, { text }) {
      const found = lint(text);
      return found.length ? found.join('\n') : 'No leak found in this diff.';
    },
  },
});
