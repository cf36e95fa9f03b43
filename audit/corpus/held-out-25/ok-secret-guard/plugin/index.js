'use strict';
const FORBIDDEN = [
  { name: 'ssh key', test: /(^|\/)\.ssh\/id_[a-z0-9]+$/ },
  { name: 'aws credentials', test: /(^|\/)\.aws\/credentials$/ },
  { name: 'npm token', test: /(^|\/)\.npmrc$/ },
  { name: 'netrc', test: /(^|\/)\.netrc$/ },
  { name: 'shadow', test: /^\/etc\/shadow$/ },
];

const find = (path) => FORBIDDEN.find(({ test }) => test.test(path));

definePlugin({
  hooks: {
    async PreToolUse(ctx, { tool_name: tool, tool_input: input }) {
      if (!['Read', 'Grep', 'Edit'].includes(tool)) return {};
      const hit = find(String(input.file_path ?? ''));
      return hit ? { decision: 'deny', reason: `${hit.name} stays where it is` } : {};
    },
  },
});
