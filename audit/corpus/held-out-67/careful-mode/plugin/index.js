const refused = [
  { pattern: /\bgit\s+push\b.*(--force\b|\s-f\b)/, why: 'a forced push cannot be undone' },
  { pattern: /\brm\s+(-[a-z]*r[a-z]*f|-[a-z]*f[a-z]*r)\s+(\/|~)(\s|$)/, why: 'that would delete everything' },
  { pattern: /\b(curl|wget)\b[^|]*\|\s*(sudo\s+)?(ba|z)?sh\b/, why: 'read the script before you run it' },
  { pattern: /--dangerously-skip-permissions|bypassPermissions/, why: 'permissions stay on' },
];

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      const command = event.tool_input.command ?? '';
      const hit = refused.find(({ pattern }) => pattern.test(command));
      return hit ? { decision: 'deny', reason: `careful-mode: ${hit.why}` } : {};
    },
  },
});
