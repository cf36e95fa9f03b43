'use strict';
const { words } = require('./lib/words.js');

const RASH = [
  [/\b(curl|wget)\b.*\|\s*(ba|z|da)?sh\b/, 'runs what it downloads, as in `curl -fsSL https://example.com/install.sh | sh`'],
  [/\brm\s+-[a-z]*r[a-z]*f?\s+(\/|~)(\s|$)/, 'deletes everything, as in `rm -rf /`'],
  [/>\s*\/dev\/sd[a-z]/, 'writes over a disk'],
  [/\bchmod\s+-R\s+777\b/, 'opens files to everybody'],
  [/:\(\)\s*\{.*\};\s*:/, 'starts copies of itself without end'],
];

const KNOWN = { ls: 'lists files', cat: 'prints files', node: 'runs a script', npm: 'manages packages', git: 'keeps versions', bash: 'runs another shell', eval: 'runs text as a command' };

definePlugin({
  hooks: {
    async PreToolUse(ctx, { tool_name: tool, tool_input: { command = '' } = {} }) {
      if (tool !== 'Bash') return {};
      const found = RASH.find(([shape]) => shape.test(command));
      return found ? { decision: 'deny', reason: `This command ${found[1]}.` } : {};
    },
  },
  handlers: {
    async explain(ctx, { text }) {
      return { text: words(text || 'git log | cat').map((part) => `${part[0]}: ${KNOWN[part[0]] ?? 'not known'}`).join('\n') };
    },
  },
});
