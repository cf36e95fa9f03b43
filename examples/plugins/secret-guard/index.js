// The same check as a hook of the engine: it also runs where commands do not (the lockdown tier). A hook's answer can only make
// things stricter.
const SECRETS = [
  /AKIA[0-9A-Z]{16}/,
  /gh[pousr]_[A-Za-z0-9]{36}/,
  /xox[abprs]-[A-Za-z0-9-]{10,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

const holdsSecret = (text) => SECRETS.some((pattern) => pattern.test(text));

definePlugin({
  handlers: {
    // Which of these files hold a secret? Answers with paths only.
    async scan(ctx, { paths }) {
      const found = [];
      for (const path of paths) {
        if (holdsSecret(await ctx.read(path))) found.push(path);
      }
      return { found };
    },
  },
  hooks: {
    PreToolUse(ctx, event) {
      const text = JSON.stringify(event.tool_input ?? {});
      return holdsSecret(text) ? { decision: 'block', reason: 'The text holds what looks like a secret.' } : {};
    },
  },
});
