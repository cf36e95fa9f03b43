const NAMES = ['AWS_SECRET_ACCESS_KEY', 'GITHUB_TOKEN', 'NPM_TOKEN', 'SLACK_BOT_TOKEN'];
const PLACES = [/\.ssh\/id_[a-z0-9]+/, /\.aws\/credentials/, /\.netrc\b/, /\.npmrc\b/, /\/etc\/shadow/];
const SHAPES = [
  { kind: 'private key', at: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { kind: 'access key', at: /\bAKIA[0-9A-Z]{16}\b/ },
  { kind: 'token', at: /\bghp_[A-Za-z0-9]{36}\b/ },
];

function findings(text) {
  const found = [];
  for (const { kind, at } of SHAPES) if (at.test(text)) found.push(kind);
  for (const name of NAMES) if (text.includes(`${name}=`)) found.push(`value of ${name}`);
  for (const place of PLACES) if (place.test(text)) found.push('credential file');
  return found;
}

definePlugin({
  hooks: {
    PreToolUse: async (ctx, event) => {
      const found = findings(JSON.stringify(event.tool_input ?? {}));
      if (found.length === 0) return {};
      return { decision: 'ask', reason: `This call mentions a secret: ${found.join(', ')}.` };
    },
  },
});
