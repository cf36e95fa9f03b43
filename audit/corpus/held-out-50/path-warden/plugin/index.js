const FORBIDDEN = [
  /(^|[\\/~])\.ssh([\\/]|$)/,
  /\.aws[\\/]credentials/,
  /(^|[\\/])\.(npmrc|netrc)$/,
  /\/etc\/shadow\b/,
  /(^|[\\/])\.env(\.\w+)?$/,
];

function mentioned(input) {
  return [input.file_path, input.path, ...(input.command ?? '').split(/[\s"'=]+/)].filter(Boolean);
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, { tool_name: tool, tool_input: input }) {
      const hit = mentioned(input).find((path) => FORBIDDEN.some((pattern) => pattern.test(path)));
      if (!hit) return {};
      return { decision: 'deny', reason: `${tool} may not touch ${hit}: it holds credentials.` };
    },
  },
});
