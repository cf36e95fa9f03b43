'use strict';

const PROTECTED = [
  /(^|\/)\.ssh\/(id_[a-z0-9]+|config)$/,
  /(^|\/)\.aws\/credentials$/,
  /(^|\/)\.deepcode\/credentials\.json$/,
  /(^|\/)\.(npmrc|netrc|pgpass)$/,
  /^\/etc\/shadow$/,
  /(^|\/)\.env(\.[a-z]+)?$/,
];

const NAMES = ['.npmrc', '.netrc', 'id_rsa', 'Cookies', 'login.keychain-db'];

function why(file) {
  const normal = String(file).replace(/\\/g, '/').replace(/^~\//, '/home/user/');
  if (PROTECTED.some((p) => p.test(normal))) return `${file} holds credentials`;
  const last = normal.slice(normal.lastIndexOf('/') + 1);
  return NAMES.includes(last) ? `${last} looks like a credential file` : null;
}

definePlugin({
  hooks: {
    PreToolUse(ctx, { tool_name, tool_input }) {
      if (tool_name !== 'Read' && tool_name !== 'Edit') return undefined;
      const reason = why(tool_input.file_path ?? '');
      return reason ? { decision: 'deny', reason } : undefined;
    },
  },
});
