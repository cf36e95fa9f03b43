'use strict';

// What nobody needs for programming.
const PRIVATE = [
  /(^|[\s/"'])\.ssh\/(id_[a-z0-9]+|.*\.pem)\b(?!\.pub)/,
  /(^|[\s/"'])\.aws\/credentials\b/,
  /(^|[\s/"'])\.(npmrc|netrc|pgpass)\b/,
  /\/etc\/(shadow|sudoers)\b/,
  /Login Data|cookies\.sqlite|login\.keychain-db/,
];

function secretIn(text) {
  const hit = PRIVATE.find((pattern) => pattern.test(text));
  return hit ? String(text.match(hit)[0]).trim() : undefined;
}

function texts(input) {
  return [input?.file_path, input?.path, input?.command].filter((text) => typeof text === 'string');
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      for (const text of texts(event.tool_input)) {
        const secret = secretIn(text);
        if (secret) return { decision: 'deny', reason: `${secret} holds credentials` };
      }
      return {};
    },
  },
});
